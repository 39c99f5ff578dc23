import type { Fabric } from './design.ts'

/** Compositions are as the tag prints them. */
type FabricSheet = readonly [compositions: readonly string[], care: readonly string[], feel: string]

const COLD = ['Lavar en frío por el revés', 'No usar cloro', 'Secar a la sombra', 'Planchar a temperatura media']
const HAND = ['Lavar a mano con agua fría', 'Exprimir sin torcer', 'Secar en plano a la sombra', 'No planchar']
const EASY = ['Lavar en ciclo delicado', 'No usar cloro', 'Secar colgado', 'Planchar a temperatura baja']
const SKIN = ['Limpiar con paño seco', 'Aplicar crema neutra cada mes', 'No mojar', 'Guardar con papel']

export const FABRICS: Readonly<Record<Fabric, FabricSheet>> = {
  algodon: [['100% algodón peinado, 180 g/m²', '95% algodón, 5% viscosa'], COLD, 'Tela fresca que no transparenta'],
  algodonElastano: [['95% algodón, 5% elastano'], COLD, 'Se ajusta sin apretar y regresa a su forma'],
  acrilico: [['100% acrílico de alta torsión', '80% acrílico, 20% poliéster'], HAND, 'Tejido suave que no pica'],
  acrilicoLana: [['70% acrílico, 30% lana'], HAND, 'El calor de la lana con el cuidado fácil del acrílico'],
  lana: [['100% lana de borrego', '90% lana, 10% poliéster'], HAND, 'Lana cardada y tejida en telar de pedal'],
  mezclilla: [['100% algodón, 12 oz', '100% algodón, 14 oz'], COLD, 'Mezclilla firme con lavado parejo'],
  mezclillaElastica: [['98% algodón, 2% elastano, 10 oz'], COLD, 'Mezclilla que cede al sentarse y no se cuelga'],
  poliester: [['100% poliéster', '96% poliéster, 4% elastano'], EASY, 'No se arruga y seca rápido'],
  deportivo: [['88% poliéster, 12% elastano'], EASY, 'Compresión ligera y costuras planas'],
  felpa: [['50% algodón, 50% poliéster, 280 g/m²'], COLD, 'Felpa perchada por dentro, calientita sin pesar'],
  gabardina: [['98% algodón, 2% elastano', '65% poliéster, 35% algodón'], COLD, 'Aguanta la jornada completa'],
  viscosa: [['100% viscosa', '95% viscosa, 5% elastano'], EASY, 'Ligera y con mucha caída'],
  lino: [['55% lino, 45% viscosa', '70% algodón, 30% lino'], EASY, 'Textura natural que se ve mejor con el uso'],
  blonda: [['85% poliamida, 15% elastano, forro de algodón'], HAND, 'Encaje suave que no raspa'],
  microfibra: [['82% poliamida, 18% elastano'], EASY, 'Segunda piel, no se marca bajo la ropa'],
  piel: [['Piel de res, forro de cerdo', 'Piel de borrego'], SKIN, 'Piel curtida en León, con poro natural'],
  sintetico: [['Corte sintético, suela de TR', 'Textil con suela de EVA'], SKIN, 'Flexible desde el primer día'],
  palma: [['100% palma', '100% papel trenzado'], SKIN, 'Palma planchada y hormada al vapor'],
  bebe: [['100% algodón interlock'], COLD, 'Costuras planas y broches libres de níquel'],
}
