export interface Step {
  text: string
  href?: string
}

/** From the top down; the last step, without `href`, is where we are. */
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
