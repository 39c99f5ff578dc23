import { section, type Requirement } from './table.ts'

/** What the owner's card asks beside the document. */
export const CARD: readonly Requirement[] = [
  ...section('10 La tarjeta del proyecto', {
    'R10.01': 'Todo lo que se lee en el sitio está en español.',
    'R10.02':
      'El sitio pide sus datos por puertos, y cada puerto tiene dos adaptadores que cumplen el mismo contrato: ' +
      'HTTP y memoria.',
    'R10.03': 'Hay cuatro máquinas de estado: la sesión, el ingreso, el menú del teléfono y la contraseña.',
    'R10.04': 'La tienda abre sin ningún servidor: la simulación contesta todas las llamadas del contrato.',
    'R10.05': 'La aceptación dice en español, requisito por requisito, si se cumple y con qué pruebas.',
    'R10.06': 'Producción apunta a la API que diga la configuración y no lleva nada de la simulación.',
    'R10.07':
      'Sin sesión no se puede guardar un favorito, enviar un mensaje o un pedido, ni abrir la bandeja o el ' +
      'WhatsApp de una tienda: no sale ninguna petición y se pide ingresar ahí mismo.',
    'R10.12':
      'Se registra una vez, cada vez que pasa: llegar a una pantalla; abrir una empresa, un producto o un ' +
      'artículo; escribir a una tienda, llamarle o abrir su WhatsApp.',
    'R10.19': 'Una lista de categorías vacía se marca como vacía y la pantalla lo dice.',
    'R10.20': 'El pedido dice cuánto falta para el mínimo del producto y de la tienda.',
    'R10.21': 'El precio de cada pieza es el de su escalón: más piezas nunca pagan más por pieza.',
    'R10.22': 'El dinero se escribe en pesos mexicanos, con centavos solo donde los hay.',
    'R10.23':
      'El foco va al lugar donde sigue lo que se hacía: al primer campo de un diálogo o a su título (nunca a ' +
      'Cerrar), al campo que falta, al título que llega o al botón que abrió el diálogo.',
  }),
]
