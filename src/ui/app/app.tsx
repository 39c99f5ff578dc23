import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { Redirect, Router } from 'wouter'
import { PictureSourceContext } from '../kit/picture.tsx'
import { ParamsContext, useRawPath } from '../site/address.ts'
import { paths } from '../site/paths.ts'
import type { BuiltAnswers } from '../data/perishable.ts'
import { useOnline } from '../notices/failure-notice.tsx'
import { type Services, ServicesContext, useServices, useVisit } from '../data/services.ts'
import { failedOffline, readAgainOnline } from '../data/read.tsx'
import { notices, notify } from '../notices/toasts.ts'
import { ScreenSkeleton } from '../site/screen.tsx'
import { Shell } from '../shell/shell.tsx'
import { giveBackChosen, giveBackPressed, giveBackTyped } from './early.ts'
import { aroundNavigation, unsubscribedLocation, useLinks } from './links.ts'
import { NavigationProvider } from './navigation.tsx'
import { matchRoute } from './routes.ts'
import { ScreenBoundary } from './screen-boundary.tsx'

/** Infinite while prerendering, because a pending timer would keep the build process alive. */
const KEEP_MS = typeof window === 'undefined' ? Number.POSITIVE_INFINITY : 10 * 60_000

/** Queries are not retried, because the HTTP client does it. Those that failed offline run again online. */
export const createQueries = (built: BuiltAnswers = []): QueryClient => {
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: 60_000,
        gcTime: KEEP_MS,
        networkMode: 'always',
        refetchOnWindowFocus: failedOffline,
      },
    },
  })
  for (const [key, data] of built) queries.setQueryData(key, data)
  return queries
}

const UnknownAddress = () => {
  useEffect(() => notify(notices.addressUnknown()), [])
  return <Redirect to={paths.home} replace />
}

/** The visit is a part of its own, because it renders again when the session is known, and the screen need not. */
const PageVisit = ({ pathname }: { pathname: string }) => {
  useVisit(pathname, (visits, user) => visits.page({ page: pathname, user }))
  return null
}

/** Gives choices back; it stands beside the screen, with which it is hydrated. */
const Chosen = () => {
  useLayoutEffect(giveBackChosen, [])
  return null
}

const CurrentScreen = ({ pathname }: { pathname: string }) => {
  const match = useMemo(() => matchRoute(pathname), [pathname])
  if (match === null) return <UnknownAddress />
  if (match.path !== pathname)
    return <Redirect to={`${match.path}${window.location.search}${window.location.hash}`} replace />
  const { Late } = match.route
  return (
    <ParamsContext value={match.params}>
      <PageVisit pathname={pathname} />
      <ScreenBoundary key={pathname}>
        {/* The boundary is for hydration alone: the screen follows the shell in tasks of its own. */}
        <Suspense fallback={null}>
          <Late with={{}} skeleton={<ScreenSkeleton title={match.route.title} />} />
          <Chosen />
        </Suspense>
      </ScreenBoundary>
    </ParamsContext>
  )
}

const Frame = ({ children }: { children: ReactNode }) => {
  const pathname = useRawPath()
  const { currentSession } = useServices()
  useLinks()
  useEffect(() => currentSession.listen(), [currentSession])
  useLayoutEffect(giveBackTyped, [])
  useEffect(() => {
    performance.mark('hydrated')
    // Presses come in a task of their own, so that React can hear them.
    const task = setTimeout(giveBackPressed)
    return () => clearTimeout(task)
  }, [])
  return (
    <NavigationProvider pathname={pathname}>
      <Shell pathname={pathname}>{children ?? <CurrentScreen pathname={pathname} />}</Shell>
    </NavigationProvider>
  )
}

const PicturesProvider = ({ children }: { children: ReactNode }) => {
  const { imageUrl, imageSrcset, picturesReady } = useServices()
  const [ready, setReady] = useState(picturesReady() === null)
  useEffect(() => void picturesReady()?.then(() => setReady(true)), [picturesReady])
  const source = useMemo(() => ({ url: imageUrl, srcset: imageSrcset, ready }), [imageUrl, imageSrcset, ready])
  return <PictureSourceContext value={source}>{children}</PictureSourceContext>
}

interface AppProps {
  services: Services
  ssrPath?: string
  built?: BuiltAnswers | undefined
  /** Stands in for the current screen, in the page that is sent for any path. */
  children?: ReactNode
}

export const App = ({ services, ssrPath, built, children }: AppProps) => {
  const [queries] = useState(() => createQueries(built))
  useOnline(() => readAgainOnline(queries))
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={queries}>
        <PicturesProvider>
          <Router
            hook={unsubscribedLocation}
            aroundNav={aroundNavigation}
            ssrSearch=""
            {...(ssrPath === undefined ? {} : { ssrPath })}
          >
            <Frame>{children}</Frame>
          </Router>
        </PicturesProvider>
      </QueryClientProvider>
    </ServicesContext>
  )
}
