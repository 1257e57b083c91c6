import type { Screen } from '../lib/screen.ts'
import { withWalletStyles } from '../wallet/withWalletStyles.ts'

export interface Route {
  /** The address; `:name` is a parameter. */
  path: string
  /** The page's title before " - Title IX Hub"; '' where the hub's name alone stands. */
  title: string
  /**
   * The screen's file without its ending, below `features`, or below `app` for one that composes
   * several features (`screens/...`). The build preloads its code.
   */
  screen: string
  /**
   * The calls that its first view makes, with `:name` for a parameter. The server puts their answers
   * into the page, so that a slow phone need not ask for them (lib/embedded.ts).
   */
  reads?: readonly string[]
  /**
   * Its page is a document of its own: coming and going loads a page. What another site's script does
   * there ends with it.
   */
  ownDocument?: true
  /** It needs a wallet, and the style sheet of those screens beside the first. The build checks it. */
  wallet?: true
  /** It needs no wallet, and the same second style sheet: few read it, so the first one does not carry its styles. */
  secondSheet?: true
}

/** Every screen there is. Menus, the footer, the prerender and the server read this table. */
export const routes: readonly Route[] = [
  { path: '/', title: '', screen: 'screens/HomeScreen' },
  { path: '/web3-dashboard', title: '', screen: 'screens/HomeScreen' },
  {
    path: '/web3-reviews',
    title: 'Decentralized Anonymous Reviews',
    screen: 'registryReviews/RegistryReviewsScreen',
    wallet: true,
  },
  {
    path: '/reviews',
    title: 'Anonymous School Reviews',
    screen: 'reviews/ReviewsScreen',
    reads: ['/api/reviews?limit=20', '/api/trust'],
  },
  {
    path: '/resources',
    title: 'Resource Hub',
    screen: 'resources/ResourcesScreen',
    reads: ['/api/resources?kind=organization&limit=200', '/api/resources?kind=guide&limit=200'],
  },
  {
    path: '/web3-resources',
    title: 'Decentralized Resources',
    screen: 'registryResources/RegistryResourcesScreen',
    wallet: true,
  },
  // What is asked and answered is known to the browser alone: the server draws nothing of it.
  {
    path: '/web3-assistant',
    title: 'Private AI Assistant',
    screen: 'privateAssistant/PrivateAssistantScreen',
    wallet: true,
  },
  // Nothing of a document stands in its title, nor in what the server draws.
  {
    path: '/web3-documents',
    title: 'Decentralized Document Analysis',
    screen: 'sealedDocuments/SealedDocumentsScreen',
    wallet: true,
  },
  // Nothing of what was written stands in its title, nor in what the server draws.
  { path: '/record', title: 'My record', screen: 'record/RecordScreen', secondSheet: true },
  {
    path: '/record/verify',
    title: 'Check an exported record',
    screen: 'record/VerifyRecordScreen',
    secondSheet: true,
  },
  // Nothing of a case stands in its title, nor in what the server draws.
  {
    path: '/timeline',
    title: 'Timeline',
    screen: 'timeline/TimelineScreen',
    secondSheet: true,
  },
  { path: '/guides', title: 'Guide', screen: 'guides/GuidesScreen', reads: ['/api/guides'] },
  // A neutral title: the browser's history must not say what was read about.
  {
    path: '/guides/:slug',
    title: 'Guide',
    screen: 'guides/GuideScreen',
    reads: ['/api/guides/:slug'],
  },
  { path: '/search', title: 'Search and Discovery', screen: 'search/SearchScreen' },
  {
    path: '/schools',
    title: 'School Reviews',
    screen: 'schools/SchoolsScreen',
    reads: ['/api/schools?sort=recent&limit=24'],
  },
  // A neutral title: the browser's history must not say which school was read about.
  {
    path: '/schools/:id',
    title: 'School',
    screen: 'screens/SchoolScreen',
    reads: ['/api/schools/:id', '/api/reviews?schoolId=:id&limit=20', '/api/trust'],
  },
  { path: '/analysis', title: 'Document Analysis', screen: 'documents/DocumentsScreen' },
  // Nothing of a document stands in titles or in what the server draws: both may be seen or kept.
  {
    path: '/analysis/:id',
    title: 'Report',
    screen: 'documents/ReportScreen',
    secondSheet: true,
  },
  // One screen at two addresses. What is asked and answered never stands in a title or in what is drawn.
  { path: '/chat', title: 'AI Assistant', screen: 'chat/ChatScreen' },
  { path: '/ai-assistant', title: 'AI Assistant', screen: 'chat/ChatScreen' },
  // How the hub is set up comes with the page, so that it says what is true here without script.
  {
    path: '/trust',
    title: 'What we keep',
    screen: 'trust/TrustScreen',
    reads: ['/api/trust'],
    secondSheet: true,
  },
  {
    path: '/moderation-log',
    title: 'Moderation log',
    screen: 'moderation/ModerationLogScreen',
    reads: ['/api/moderation/log?limit=50', '/api/moderation/counts'],
    secondSheet: true,
  },
  // Answers 404 where the hub names no administrators.
  {
    path: '/moderation',
    title: 'Moderation',
    screen: 'screens/ModerationScreen',
    reads: ['/api/moderation'],
    secondSheet: true,
  },
  // Its first view is the reader's own: the server draws nothing of it.
  { path: '/account', title: 'Account', screen: 'account/AccountScreen' },
  // The only screen with a script from elsewhere, the payment provider's.
  {
    path: '/subscribe',
    title: 'Premium',
    screen: 'subscribe/SubscribeScreen',
    ownDocument: true,
    secondSheet: true,
  },
  ...(import.meta.env.DEV
    ? [{ path: '/styleguide', title: 'Styleguide', screen: 'styleguide' }]
    : []),
]

/** What every other address shows. */
export const missing: Route = {
  path: '',
  title: 'Page not found',
  screen: 'missing/MissingScreen',
}

const screens = import.meta.glob<{ default: Screen }>([
  '../features/*/*Screen.tsx',
  './screens/*Screen.tsx',
])

/** The key of a screen's file in the bundler's manifest, relative to this module. */
export function screenFile(screen: string): string {
  return screen.startsWith('screens/') ? `./${screen}.tsx` : `../features/${screen}.tsx`
}

/** Fetches a screen's code, and its styles. Rejects when they cannot be fetched. */
export async function importScreen({
  screen,
  wallet,
  secondSheet,
}: Pick<Route, 'screen' | 'wallet' | 'secondSheet'>): Promise<Screen> {
  if (import.meta.env.DEV && screen === 'styleguide') {
    return (await import('../styleguide/Styleguide.tsx')).default
  }
  const load = screens[screenFile(screen)]
  if (!load) throw new Error(`There is no screen ${screen}.`)
  return (await (wallet || secondSheet ? withWalletStyles(load()) : load())).default
}
