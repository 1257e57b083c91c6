/** Stands in the built HTML where the server puts the address that "Leave this site" leads to. */
export const exitUrlToken = '__EXIT_URL__'

/** Where the exit leads in development, and before the page's own link is there. */
export const defaultExitUrl = 'https://www.weather.gov/'
