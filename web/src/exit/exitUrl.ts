/** Stands in the built HTML where the server puts the address that "Leave this site" leads to. */
export const exitUrlToken = '__EXIT_URL__'

/** Where the exit leads when nothing else is configured (and in development). */
export const defaultExitUrl = 'https://www.weather.gov/'
