/** How the acceptance report looks. */
export const PAGE_STYLE = `
:root{--ink:#14110f;--bone:#f5f3ee;--rosa:#c9006b;--agave:#0f6b57;--gris:#5f5853;
--stitch:repeating-linear-gradient(90deg,var(--rosa) 0 10px,transparent 10px 16px)}
*{box-sizing:border-box}
body{margin:0 auto;max-width:1280px;padding:2rem clamp(1rem,4vw,3rem);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
h1{font-size:clamp(2rem,5vw,3.5rem);line-height:1;letter-spacing:-.03em;margin:.25rem 0 1rem}
h2{display:inline;font-size:1.5rem}h3{font-size:1.125rem;margin:1.5rem 0 0}
small,figcaption,dt,summary{color:var(--gris)}
a{color:#22337a}:focus-visible{outline:2px dashed var(--rosa);outline-offset:3px}
.skip,.hidden{position:absolute;left:-99rem}.skip:focus{left:1rem}
.brand{color:var(--rosa);font-weight:800;margin:0}
header p{max-width:70ch}
form{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:center;padding:1rem 0;
background:#fff var(--stitch) bottom/100% 2px no-repeat}
fieldset{display:flex;flex-wrap:wrap;gap:.25rem 1rem;border:0;padding:0;margin:0}
input{accent-color:var(--rosa);font:inherit}
[type=search]{padding:.5rem .75rem;border:1.5px solid var(--ink);width:min(22rem,70vw)}
.passed>strong,.passed .state{color:var(--agave)}.failed>strong,.failed .state{color:var(--rosa)}
.columns{display:grid;gap:2rem;padding-top:1rem}.columns>*{min-width:0;overflow-wrap:anywhere}
nav ul,.checks{list-style:none;margin:.25rem 0 .5rem;padding:0 0 0 1rem}
summary{cursor:pointer;padding:.25rem 0}
.part>summary{border-top:1px solid var(--ink);padding:.75rem 0;color:inherit}
.rule{padding:1rem 0;border-bottom:1px solid #e4dfd7}
.rule>:not(h4){margin-left:4.5rem}
h4{display:grid;grid-template-columns:3.5rem 1fr auto;gap:.25rem 1rem;margin:0;font-weight:500}
.state{font-size:.875rem;font-weight:650;text-align:right}
.figures{display:flex;flex-wrap:wrap;gap:1rem;align-items:flex-start}
figure{margin:.75rem 0 0;max-width:min(100%,26rem);font-size:.875rem}
figure img,.failure img{display:block;max-width:100%;max-height:20rem;border:1px solid #e4dfd7}
pre{background:var(--bone);padding:.75rem;margin:0;white-space:pre-wrap;overflow-wrap:anywhere;font-size:.8125rem}
.failure{display:flex;flex-wrap:wrap;gap:1rem;background:var(--bone);border-left:4px solid var(--rosa);
padding:.75rem 1rem;margin:.5rem 0;overflow-wrap:anywhere}
.failure>div{flex:1 1 20rem}.failure img{max-width:18rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.125rem 1rem;margin:.25rem 0}
dd{margin:0;white-space:pre-wrap}
footer{display:none}
[hidden]{display:none!important}
@media(min-width:62rem){.columns{grid-template-columns:17rem 1fr}
form{position:sticky;top:0;z-index:1}.rule,.screen{scroll-margin-top:5rem}
nav{position:sticky;top:6rem;align-self:start;max-height:calc(100vh - 7rem);overflow:auto}}
@media(max-width:40rem){.rule>:not(h4){margin-left:0}h4{grid-template-columns:1fr auto}
h4>:nth-child(2){grid-column:1/-1;grid-row:2}}
@media print{nav,form,.skip{display:none}body{max-width:none;padding:0;font-size:9pt}
figure,.failure,h4{break-inside:avoid}figure img{max-height:60mm}
footer{display:block;margin-top:2rem;break-inside:avoid}footer dd{border-bottom:1px solid;height:2rem}}
`

/** Search and filters. What they leave is shown open, and is what gets printed. */
export const PAGE_SCRIPT = `
const SAME = [[/(\\d)\\s+%/g, '$1%'], [/\\b(?:celular|movil|telefonico)/g, 'telefono'], [/\\bcompus?\\b|computador\\w*|escritorio/g, 'computadora']]
const plain = (text) => SAME.reduce((now, [from, to]) => now.replace(from, to),
  text.normalize('NFD').replace(/\\p{M}/gu, '').toLowerCase())
const rules = [...document.querySelectorAll('.rule')].map((card) => ({ card, words: plain(card.dataset.words) }))
const [form] = document.forms
const show = () => {
  const asked = form.elements.buscar.value
  const words = plain(asked).split(/[^\\p{L}\\p{N}.%]+/u).filter(Boolean).map((word) => word.length > 4 ? word.replace(/e?s$/, '') : word)
  const state = form.elements.estado.value
  const filters = words.length > 0 || state !== '' || form.elements.documento.checked
  let seen = 0
  for (const { card, words: own } of rules) {
    const fits = state === '' || (state === 'unseen' ? 'unseen' in card.dataset : card.dataset.state === state)
    card.hidden = !(fits && words.every((word) => own.includes(word)) && (!form.elements.documento.checked || 'document' in card.dataset))
    if (!card.hidden) seen += 1
  }
  for (const place of document.querySelectorAll('.screen, .part')) {
    place.hidden = place.querySelector('.rule:not([hidden])') === null
    if (place.matches('.part')) place.open = words.length > 0 || state !== ''
  }
  for (const link of document.querySelectorAll('nav a')) link.parentElement.hidden = document.querySelector(link.hash).hidden
  document.getElementById('cuantos').textContent = !filters ? '' : seen === 0
    ? 'Nada' + (asked === '' ? '' : ' con «' + asked + '»') + '. Prueba con menos palabras o con otro estado.'
    : seen === 1 ? '1 requisito' : seen + ' requisitos'
}
form.addEventListener('input', show)
show()
form.addEventListener('submit', (event) => event.preventDefault())
const jump = () => {
  const place = location.hash === '' ? null : document.getElementById(location.hash.slice(1))
  const part = place?.closest('.part')
  if (part == null) return
  part.open = true
  place.scrollIntoView()
}
addEventListener('hashchange', jump)
jump()
`
