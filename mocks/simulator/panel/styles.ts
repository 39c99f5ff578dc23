/** The panel's shadow root has the site's tokens alone, and leaks nothing. */
export const STYLES = `
:host {
  --p-bar: 0px;
  position: fixed;
  z-index: 30;
  inset: auto auto calc(var(--p-bar) + .5rem) 0;
  font: 400 .875rem/1.4 var(--font-text);
  color: var(--ink);
}
@media (max-width: 63.99rem) {
  /* The site's bottom bar, and what lies on it. */
  :host { --p-bar: calc(3.5rem + var(--dock, 0px) + env(safe-area-inset-bottom)); }
}
@media print { :host { display: none; } }
* { box-sizing: border-box; margin: 0; }
[hidden], [role=status]:empty, .tab[aria-expanded=true] { display: none; }
button, select, input { font: inherit; color: inherit; }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
.tab {
  /* A finger needs this width; it is painted narrower than the page's margin, to touch no text. */
  width: 1.5rem;
  padding: .5rem calc(.625rem + 1px) .5rem 1px;
  border: 0;
  background: linear-gradient(var(--cempa) 0 0) 0 0 / .875rem 100% no-repeat;
  color: var(--brand-ink);
  font-size: .6875rem;
  font-weight: 700;
  line-height: 1;
}
/* WebKit would draw the text of a button across all the same. */
.tab-text { display: block; width: max-content; margin-inline: auto; writing-mode: vertical-rl; }
.tab-text span { font-weight: 400; }
.tab-text .on { font-weight: 700; }
.tab:has(.on) { background-image: linear-gradient(var(--ink) 0 0); color: var(--ground); }
/* The name keeps these words where there is no room for them. */
@media (max-width: 63.99rem) {
  .tab-text :not(.on) { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
}
.panel {
  position: fixed;
  inset: auto auto calc(var(--p-bar) + .5rem) .5rem;
  inline-size: min(23rem, 100% - 1rem);
  max-block-size: calc(100dvb - var(--p-bar) - 5rem);
  overflow: auto;
  overscroll-behavior: contain;
  padding: 1rem;
  background: var(--raised);
  border: 2px dashed var(--edge);
  border-radius: 8px;
  box-shadow: 0 12px 40px rgb(0 0 0 / 35%);
}
.panel, .group, ul { display: grid; gap: .5rem; }
ul { padding: 0; }
.group { padding-block-start: .7rem; border-block-start: 1px solid var(--line); }
h2 { font-size: 1.125rem; }
h3 { font-size: inherit; }
.head, .row, li { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; overflow-wrap: anywhere; }
.head, li { justify-content: space-between; }
.row > * { flex: 1 1 auto; }
.panel :is(select, button, input) {
  min-block-size: 2.25rem;
  min-inline-size: 2.25rem;
  max-inline-size: 100%;
  padding: .3rem .6rem;
  border: 1.5px solid var(--edge);
  border-radius: 3px;
  background: var(--raised);
}
.panel :is(select, input) { inline-size: 100%; }
.panel button { font-weight: 650; }
.panel button:hover { border-color: var(--ink); }
button { cursor: pointer; }
[role=status] { font-weight: 650; }
`
