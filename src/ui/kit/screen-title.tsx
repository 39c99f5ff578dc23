import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react'

/** False for the first screen of a visit, where the browser sets the focus. */
export const ArrivedByNavigation = createContext(false)

/** The `h1` of a screen, focused after a navigation. It stays mounted from skeleton to content; its text changes. */
export const ScreenTitle = ({ children }: { children: ReactNode }) => {
  const byNavigation = useContext(ArrivedByNavigation)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (byNavigation) title.current?.focus({ preventScroll: true })
  }, [byNavigation])
  return (
    <h1 ref={title} tabIndex={-1} className="screen-title">
      {children}
    </h1>
  )
}

export interface Step {
  text: string
  href?: string
}

/** Steps from the top down; the last one, without `href`, is the present screen. */
export const Breadcrumbs = ({ steps }: { steps: readonly Step[] }) => (
  <nav aria-label="Migas de pan">
    <ol className="crumbs-list small">
      {steps.map((step, index) => (
        <li key={index} className={index > 0 && index === steps.length - 1 ? 'visually-hidden-narrow' : undefined}>
          {step.href === undefined ? (
            <bdi className="clamp strong" aria-current="page">
              {step.text}
            </bdi>
          ) : (
            <a href={step.href} className="underlined-on-hover touch-target muted">
              <bdi>{step.text}</bdi>
            </a>
          )}
        </li>
      ))}
    </ol>
  </nav>
)
