import { Button, ButtonLink } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { NewWindow } from '../../kit/text.tsx'
import { Section } from '../../kit/section.tsx'
import { showDialog } from '../../site/dialogs.ts'
import { paths } from '../../site/paths.ts'
import { Screen } from '../../site/screen.tsx'
import { useServices } from '../../data/services.ts'
import { useFragment } from '../../site/use-fragment.ts'
import { titledTexts } from '../../kit/format.ts'
import { contactWays, mailTo } from './contact.ts'
import '../../kit/reading.css'
import './info.css'

const PROMISES = [
  {
    icon: 'store',
    title: 'Trato directo',
    text: 'Hablas con quien corta y cose, y con él acuerdas el pago y el envío.',
  },
  {
    icon: 'tag',
    title: 'Precios por volumen',
    text: 'Cada prenda dice cuánto cuesta por pieza según cuántas llevas y cuál es su mínimo.',
  },
  {
    icon: 'shield',
    title: 'Fabricantes verificados',
    text: 'La insignia dice a qué fabricantes verificó Canaive, la cámara de la industria del vestido.',
  },
] as const

export default function AboutScreen() {
  const { site } = useServices()
  useFragment()
  return (
    <Screen
      className="reading box"
      title="Quiénes somos"
      description="Puntada reúne a los fabricantes de ropa de Guanajuato con quien compra por mayoreo en todo México."
      lead={
        'En Guanajuato se teje, se corta y se cose ropa para todo México. Puntada junta esos talleres en un lugar ' +
        'para que compres por mayoreo directo con quien la hace.'
      }
    >
      <ul className="about-promises grid">
        {PROMISES.map(({ icon, title, text }) => (
          <li key={title} className="panel stack-3">
            <Icon name={icon} size={32} />
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>

      <Section title="Cómo verificamos">
        <div className="prose">
          <p>
            La insignia «Verificada» la llevan los fabricantes que verificó la Cámara Nacional de la Industria del
            Vestido (Canaive). No es una calificación de sus prendas ni un seguro de la compra.
          </p>
          <p>Antes de pagar, confirma tu pedido por escrito y revisa que la cuenta esté a nombre del fabricante.</p>
          <p>
            <ButtonLink href={paths.canaive} tone="quiet">
              Ver fabricantes verificados
            </ButtonLink>
          </p>
        </div>
      </Section>

      <div id="unete" tabIndex={-1}>
        <Section title="Cómo unirte">
          <div className="stack">
            <p className="prose">
              Cuéntanos qué fabricas, en qué municipio y cuántas piezas haces por semana. Te escriben los compradores
              por chat o WhatsApp y cierras el trato con ellos.
            </p>
            {site.joining && (
              <ol className="about-steps grid steps">
                {titledTexts(site.joining).map(([title, text]) => (
                  <li key={title} className="stack-2">
                    <h3>{title}</h3>
                    <p>{text}</p>
                  </li>
                ))}
              </ol>
            )}
            <div className="cluster">
              {site.mail === '' ? (
                <Button onClick={() => showDialog('contact')}>Quiero vender en Puntada</Button>
              ) : (
                <ButtonLink href={mailTo(site.mail, '?subject=Quiero%20vender%20en%20Puntada')}>
                  Quiero vender en Puntada
                </ButtonLink>
              )}
              <ButtonLink href={paths.signUp} tone="quiet">
                Soy comprador: crear cuenta
              </ButtonLink>
            </div>
          </div>
        </Section>
      </div>

      <Section title="Contacto">
        <ul className="cluster">
          {contactWays(site).map(({ icon, text, href }) => (
            <li key={icon}>
              <ButtonLink
                tone="quiet"
                href={href}
                {...(icon === 'whatsapp' && { target: '_blank', rel: 'noopener noreferrer' })}
              >
                <Icon name={icon} size={20} />
                <bdi className="tabular">
                  <span>{text}</span>
                  {icon === 'whatsapp' && <NewWindow />}
                </bdi>
              </ButtonLink>
            </li>
          ))}
          <li>
            <Button tone="quiet" onClick={() => showDialog('contact')}>
              Déjanos un comentario
            </Button>
          </li>
        </ul>
      </Section>
    </Screen>
  )
}
