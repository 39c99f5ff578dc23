export const PAGE_STYLE = `
:root{color-scheme:light dark;--rosa:light-dark(#c9006b,#ff7dbb);--agave:light-dark(#0f6b57,#5fd0b3);
--bone:light-dark(#f5f3ee,#26221f);--line:light-dark(#e4dfd7,#48423d)}
*{box-sizing:border-box}
body{margin:0 auto;max-width:1280px;padding:2rem clamp(1rem,4vw,3rem);font:1rem/1.5 system-ui,sans-serif;
overflow-wrap:anywhere}
h1{font-size:2.25rem;line-height:1.1}
h2,h3{display:inline;font-size:1.375rem}h3{font-size:1.125rem}h4{display:grid;grid-template-columns:3.5rem 1fr auto;
gap:.25rem 1rem;margin:0;font-weight:500}
.hidden{position:absolute;left:-99rem}
form,fieldset{display:grid;gap:.25rem;justify-items:start;padding:.5rem 0;border:0;margin:0}
input{font:inherit}
[type=search]{display:block;padding:.5rem .75rem;width:min(17rem,80vw)}
.passed>strong,.passed .state{color:var(--agave)}.failed>strong,.failed .state{color:var(--rosa)}
.columns{display:grid;gap:2rem;padding-top:1rem}.columns>*{min-width:0}
summary{cursor:pointer}
.part{border-top:1px solid var(--line)}.part>summary{padding:.75rem 0}.part .part{margin-left:1.25rem}
.rule{padding:1rem 0;border-top:1px solid var(--line)}
.state{font-size:.875rem;text-align:right}
.figures,.failure{display:flex;flex-wrap:wrap;gap:1rem;align-items:flex-start}
figure{margin:.75rem 0 0;max-width:min(100%,26rem);font-size:.875rem}
img{display:block;max-width:100%;max-height:20rem;border:1px solid var(--line)}
pre,.failure{background:var(--bone);padding:.75rem;margin:0;white-space:pre-wrap;font-size:.8125rem}
.failure{border-left:4px solid var(--rosa);margin:.5rem 0;white-space:normal;font-size:1rem}
.failure>div{flex:1 1 20rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.125rem 1rem;margin:.25rem 0}
dd{margin:0;white-space:pre-wrap}
footer{display:none}
[hidden]{display:none!important}
@media(min-width:62rem){.columns{grid-template-columns:17rem 1fr}.rule>:not(h4){margin-left:4.5rem}
form{position:sticky;top:0;align-self:start}}
@media(max-width:40rem){h4{grid-template-columns:1fr auto}h4>:nth-child(2){grid-column:1/-1;grid-row:2}}
@media print{:root{color-scheme:light}form{display:none}.columns{display:block}
body{max-width:none;padding:0;font-size:9pt}
figure,.failure,h4{break-inside:avoid}h4,summary{break-after:avoid}
.rule>details,.rule>p{display:none}img{max-height:60mm}
footer{display:block;margin-top:2rem;break-inside:avoid}footer dd{border-bottom:1px solid;height:2rem}}
`

/** Search and filters. What they leave is shown open, and is what gets printed. */
export const PAGE_SCRIPT = `
const SAME = [[/(\\d)\\s+%/g, '$1%'], [/\\b(?:celular|movil|telefonico)/g, 'telefono'],
  [/\\bcompus?\\b|computador\\w*|escritorio/g, 'computadora']]
const plain = (text) => SAME.reduce((now, [from, to]) => now.replace(from, to),
  text.normalize('NFD').replace(/\\p{M}/gu, '').toLowerCase())
const rules = [...document.querySelectorAll('.rule')].map((card) => ({ card, words: plain(card.dataset.words) }))
const [form] = document.forms
const show = () => {
  const asked = form.elements.buscar.value
  const words = plain(asked).split(/[^\\p{L}\\p{N}.%]+/u).filter(Boolean)
    .map((word) => word.length > 4 ? word.replace(/e?s$/, '') : word)
  const state = form.elements.estado.value
  const whole = !form.elements.documento.checked
  let seen = 0
  for (const { card, words: own } of rules) {
    const fits = state === '' || card.dataset.state.split(' ').includes(state)
    card.hidden = !(fits && words.every((word) => own.includes(word)) && (whole || 'document' in card.dataset))
    if (!card.hidden) seen += 1
  }
  for (const part of document.querySelectorAll('.part')) {
    part.hidden = part.querySelector('.rule:not([hidden])') === null
    part.open = words.length > 0 || state !== '' || part.querySelector('.rule.failed') !== null
  }
  document.getElementById('cuantos').textContent = words.length === 0 && state === '' && whole ? '' : seen === 0
    ? 'Nada' + (asked === '' ? '' : ' con «' + asked + '»') + '. Prueba con menos palabras o con otro estado.'
    : seen === 1 ? '1 requisito' : seen + ' requisitos'
}
form.addEventListener('input', show)
form.addEventListener('submit', (event) => event.preventDefault())
show()
const jump = () => {
  const place = document.getElementById(location.hash.slice(1))
  for (let part = place?.closest('.part'); part; part = part.parentElement.closest('.part')) part.open = true
  place?.scrollIntoView()
}
addEventListener('hashchange', jump)
jump()
`
