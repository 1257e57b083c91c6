/**
 * What the window around a page would load for itself: two pages for suggestions under the address field, in a
 * process of their own. They took almost half of the work of opening a page.
 */
const windowsOwn = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']

/** Those that Playwright 1.65 turns off itself: of this switch Chromium takes the last one only. */
const playwrights = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** What Chromium is started with, beside Playwright's own. */
export const browserArgs = [
  // Its own errands to its maker's hosts would fill the console with failures.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...playwrights, ...windowsOwn].join(',')}`,
]
