/** How the acceptance report looks; the heading font is WOFF2 in base64, or empty. */
export const pageStyle = (font: string): string => `
${
  font === ''
    ? ''
    : `@font-face{font-family:Titulos;
src:url(data:font/woff2;base64,${font}) format("woff2");font-weight:200 800}`
}
:root{--ink:#14110f;--bone:#f5f3ee;--rosa:#c9006b;--agave:#0f6b57;--gris:#5f5853;
--stitch:repeating-linear-gradient(90deg,var(--rosa) 0 10px,transparent 10px 16px)}
*{box-sizing:border-box}
body{margin:0 auto;max-width:1120px;padding:2.5rem clamp(1rem,4vw,3rem) 4rem;background:#fff;color:var(--ink);
font:16px/1.5 system-ui,sans-serif}
h1,h2,.brand,.figure strong,.id{font-family:Titulos,system-ui,sans-serif}
h1{font-size:clamp(2.2rem,6vw,4.2rem);line-height:1;letter-spacing:-.03em;font-weight:750;margin:.4rem 0 1rem;
max-width:16ch}
h2{font-size:1.8rem;letter-spacing:-.02em;line-height:1.1;margin:3.5rem 0 1.2rem;padding-bottom:.7rem;
background:var(--stitch) bottom/100% 2px no-repeat}
h2 small{font:500 1rem system-ui,sans-serif;color:var(--gris);letter-spacing:0;margin-left:.5rem}
a{color:#22337a}
:focus-visible{outline:2px dashed var(--rosa);outline-offset:3px}
.skip{position:absolute;left:-99rem}.skip:focus{left:1rem}
.brand{color:var(--rosa);font-weight:800;font-size:1.25rem;letter-spacing:-.02em;margin:0}
.about{color:var(--gris);margin:0 0 1.5rem;max-width:70ch}
.progress{height:6px;background:repeating-linear-gradient(90deg,#dcd7cf 0 10px,transparent 10px 16px)}
.progress span{display:block;height:100%;background:#fff var(--stitch)}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(8rem,1fr));gap:1rem;margin-top:1.5rem}
.figure strong{display:block;font-size:2.6rem;line-height:1;letter-spacing:-.03em;font-variant-numeric:tabular-nums}
.figure span{color:var(--gris)}
.figure.passed strong{color:var(--agave)}.figure.failed strong{color:var(--rosa)}
.tools{position:sticky;top:0;z-index:1;display:flex;flex-wrap:wrap;gap:.8rem 1.5rem;align-items:center;
background:#fff;padding:1rem 0;margin-top:2rem;border-bottom:1px solid var(--ink)}
.tools input[type=search]{font:inherit;padding:.55rem .8rem;border:1.5px solid var(--ink);border-radius:2px;
width:min(20rem,60vw);margin-left:.4rem}
.tools fieldset{border:0;padding:0;margin:0;display:flex;flex-wrap:wrap;gap:.4rem 1rem}
.tools legend{position:absolute;left:-99rem}
.tools input[type=radio]{accent-color:var(--rosa)}
.tools output{color:var(--gris)}
.requirement{padding:.9rem 0;border-top:1px solid #e4dfd7;scroll-margin-top:6rem}
.requirement:first-of-type{border-top:0}
.requirement h3{display:grid;grid-template-columns:4.2rem 1fr auto;gap:.2rem 1rem;font-size:1rem;font-weight:500;
margin:0}
.id{font-weight:700;font-variant-numeric:tabular-nums}
.state{font-size:.85rem;font-weight:650;white-space:nowrap}
.passed .state,.check.passed .mark{color:var(--agave)}
.failed .state,.check.failed .mark{color:var(--rosa)}
.missing .state,.check.skipped .mark{color:var(--gris)}
.requirement>details,.requirement>.pictures,.requirement>.none{margin:.35rem 0 0 5.2rem}
.none{color:var(--gris)}
.shop{margin:.35rem 0 0 5.2rem;font-size:.9rem}.hidden{position:absolute;left:-99rem}
summary{cursor:pointer;color:var(--gris);font-size:.9rem;width:fit-content}
.checks{list-style:none;margin:.4rem 0;padding:0}
.check{padding:.45rem 0;overflow-wrap:anywhere}
.check small{display:block;color:var(--gris)}
.mark{font-weight:650;font-size:.85rem}
.difference{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:.5rem 0;padding:.8rem 1rem;
background:var(--bone);font:.9rem/1.5 ui-monospace,monospace}
.difference dt{color:var(--gris)}.difference dd{margin:0;white-space:pre-wrap}
pre{background:var(--bone);padding:.8rem 1rem;overflow:auto;font:.85rem/1.5 ui-monospace,monospace;
white-space:pre-wrap;overflow-wrap:anywhere;max-height:22rem;margin:.5rem 0}
.pictures{display:flex;flex-wrap:wrap;gap:.8rem}
.pictures{align-items:flex-start}.pictures img{display:block;max-height:220px;max-width:100%;width:auto;
border:1px solid #e4dfd7;background:var(--bone)}
[hidden]{display:none!important}
@media(max-width:640px){.requirement h3{grid-template-columns:auto 1fr}.words{grid-column:1/-1;grid-row:2}
.state{text-align:right}.requirement>details,.requirement>.pictures,.requirement>.none{margin-left:0}}
@page{margin:16mm 14mm}
@media print{html{font-size:9pt}body{max-width:none;padding:0;font-size:1rem}.requirement{padding:.5rem 0}
.check{padding:.2rem 0}.tools,.skip{display:none}h1{font-size:30pt}h2{font-size:16pt;margin-top:8mm;break-after:avoid}
*{print-color-adjust:exact;-webkit-print-color-adjust:exact}.requirement,.check,.figure{break-inside:avoid}
.requirement:has(.check+.check+.check+.check),.requirement:has(pre){break-inside:auto}
.requirement h3{break-after:avoid}
pre{max-height:none}.pictures img{max-height:48mm}a{color:inherit;text-decoration:none}}
`

/** Search and filter; everything is open while it is printed. */
export const pageScript = `
const plain = (text) => text.normalize('NFD').replace(/\\p{M}/gu, '').toLowerCase()
const cards = [...document.querySelectorAll('.requirement')].map((card) => ({ card, text: plain(card.textContent) }))
const box = document.getElementById('buscar'), form = document.querySelector('.tools')
const show = () => {
  const words = plain(box.value).split(/\\s+/).filter(Boolean)
  const state = form.elements.estado.value
  let seen = 0
  for (const { card, text } of cards) {
    const good = words.every((word) => text.includes(word)) && (state === '' || card.dataset.state === state)
    card.hidden = !good
    if (good) seen += 1
  }
  for (const part of document.querySelectorAll('.part'))
  part.hidden = part.querySelector('.requirement:not([hidden])') === null
  const filtering = words.length > 0 || state !== ''
  document.querySelector('.failures')?.toggleAttribute('hidden', filtering)
  document.getElementById('cuantos').textContent = filtering ? (seen === 1 ? '1 requisito' : seen + ' requisitos') : ''
}
form.addEventListener('input', show)
form.addEventListener('submit', (event) => event.preventDefault())
let opened = []
addEventListener('beforeprint', () => {
  opened = [...document.querySelectorAll('.requirement > details:not([open])')]
  for (const each of opened) each.open = true
})
addEventListener('afterprint', () => { for (const each of opened) each.open = false })
`
