import type { Fabric } from './design.ts'

export interface FabricSheet {
  /** Compositions as the tag prints them. */
  readonly compositions: readonly string[]
  readonly care: readonly string[]
  readonly feel: readonly string[]
}

export const FABRICS = {
  algodon: {
    compositions: ['100% algodón peinado, 180 g/m²', '100% algodón cardado, 160 g/m²', '95% algodón, 5% viscosa'],
    care: ['Lavar en frío con colores similares', 'No usar cloro', 'Secar a la sombra', 'Planchar a temperatura media'],
    feel: [
      'Tela fresca que no transparenta',
      'Algodón suave que conserva la forma después de lavarse',
      'Tacto natural y buena caída',
    ],
  },
  algodonElastano: {
    compositions: ['95% algodón, 5% elastano', '92% algodón, 8% elastano'],
    care: ['Lavar en frío por el revés', 'No usar cloro', 'No secar en secadora', 'Planchar a temperatura baja'],
    feel: ['Se estira y regresa a su forma', 'Se ajusta sin apretar y no se deforma en el cuello'],
  },
  acrilico: {
    compositions: ['100% acrílico de alta torsión', '80% acrílico, 20% poliéster'],
    care: ['Lavar a mano o en ciclo delicado', 'Secar en plano', 'No planchar', 'No usar cloro'],
    feel: ['Punto parejo que no hace bolita en las primeras lavadas', 'Tejido suave que no pica'],
  },
  acrilicoLana: {
    compositions: ['70% acrílico, 30% lana', '60% acrílico, 30% lana, 10% poliamida'],
    care: ['Lavar a mano con agua fría', 'Exprimir sin torcer', 'Secar en plano a la sombra', 'Guardar doblado'],
    feel: ['Abriga sin pesar', 'El calor de la lana con el cuidado fácil del acrílico'],
  },
  lana: {
    compositions: ['100% lana de borrego', '90% lana, 10% poliéster'],
    care: ['Lavar en seco o a mano con jabón neutro', 'No exprimir', 'Secar en plano', 'Guardar con cedro o lavanda'],
    feel: ['Lana cardada y tejida en telar de pedal', 'Tejido cerrado que corta el viento'],
  },
  mezclilla: {
    compositions: ['100% algodón, mezclilla de 12 oz', '100% algodón, mezclilla de 14 oz'],
    care: [
      'Lavar por el revés con agua fría',
      'Lavar por separado las primeras veces',
      'Secar colgado',
      'Planchar a temperatura alta',
    ],
    feel: ['Mezclilla firme con lavado parejo', 'Costuras de cadeneta y remaches en las esquinas de bolsa'],
  },
  mezclillaElastica: {
    compositions: ['98% algodón, 2% elastano, 10 oz', '75% algodón, 23% poliéster, 2% elastano'],
    care: ['Lavar por el revés con agua fría', 'No usar cloro', 'No secar en secadora', 'Planchar a temperatura media'],
    feel: ['Mezclilla que cede al sentarse y no se cuelga', 'Recupera su forma durante todo el día'],
  },
  poliester: {
    compositions: ['100% poliéster', '96% poliéster, 4% elastano'],
    care: ['Lavar en ciclo delicado', 'No usar cloro', 'Secar colgado', 'Planchar a temperatura baja'],
    feel: ['No se arruga y seca rápido', 'Buena caída y color que no se baja'],
  },
  deportivo: {
    compositions: ['88% poliéster, 12% elastano', '78% poliamida, 22% elastano'],
    care: ['Lavar en frío después de cada uso', 'No usar suavizante', 'Secar a la sombra', 'No planchar'],
    feel: ['Tela de secado rápido que no transparenta al estirar', 'Compresión ligera y costuras planas'],
  },
  felpa: {
    compositions: ['50% algodón, 50% poliéster, felpa de 280 g/m²', '65% algodón, 35% poliéster, felpa perchada'],
    care: ['Lavar en frío por el revés', 'No usar cloro', 'Secar a la sombra', 'No planchar el estampado'],
    feel: ['Felpa perchada por dentro, calientita sin pesar', 'Puños y pretina de cardigan que no se aguadan'],
  },
  gabardina: {
    compositions: ['98% algodón, 2% elastano', '65% poliéster, 35% algodón'],
    care: ['Lavar en frío con colores similares', 'No usar cloro', 'Secar colgado', 'Planchar a temperatura media'],
    feel: ['Gabardina resistente que aguanta jornada completa', 'Tela con cuerpo, de planchado fácil'],
  },
  viscosa: {
    compositions: ['100% viscosa', '95% viscosa, 5% elastano'],
    care: [
      'Lavar a mano en frío',
      'No exprimir',
      'Secar colgado a la sombra',
      'Planchar a temperatura baja por el revés',
    ],
    feel: ['Ligera y con mucha caída', 'Fresca, ideal para primavera y verano'],
  },
  lino: {
    compositions: ['55% lino, 45% viscosa', '70% algodón, 30% lino'],
    care: ['Lavar a mano o en ciclo delicado', 'Secar a la sombra', 'Planchar húmedo', 'No usar cloro'],
    feel: ['Textura natural y muy fresca', 'Tela con grano que se ve mejor con el uso'],
  },
  blonda: {
    compositions: ['85% poliamida, 15% elastano', '90% poliéster, 10% elastano, forro de algodón'],
    care: ['Lavar a mano en frío', 'No exprimir', 'Secar a la sombra', 'No planchar'],
    feel: ['Encaje suave que no raspa', 'Forro de algodón en las zonas de contacto'],
  },
  microfibra: {
    compositions: ['82% poliamida, 18% elastano', '92% poliéster, 8% elastano'],
    care: ['Lavar a mano o en bolsa de lavado', 'No usar suavizante', 'Secar a la sombra', 'No planchar'],
    feel: ['Segunda piel, no se marca bajo la ropa', 'Suave, ligera y de secado rápido'],
  },
  piel: {
    compositions: ['Piel de res, forro de cerdo', 'Piel de borrego', 'Piel de res grabada, forro textil'],
    care: [
      'Limpiar con paño seco',
      'Aplicar crema neutra cada mes',
      'No mojar',
      'Guardar con papel para conservar la forma',
    ],
    feel: ['Piel curtida en León, con poro natural', 'Cada pieza tiene una veta distinta'],
  },
  sintetico: {
    compositions: ['Corte sintético, forro textil', 'Textil con suela de TR', 'Sintético con suela de EVA'],
    care: ['Limpiar con paño húmedo', 'No meter a la lavadora', 'Secar a la sombra', 'Evitar el sol directo'],
    feel: ['Ligero y flexible desde el primer día', 'Plantilla acolchada y suela antiderrapante'],
  },
  palma: {
    compositions: ['100% palma', 'Palma con toquilla de piel', '100% papel trenzado'],
    care: ['Limpiar con cepillo suave', 'No doblar la copa', 'Guardar boca arriba', 'Devolver la forma con vapor'],
    feel: ['Palma planchada y hormada al vapor', 'Ligero, ventilado y con tafilete suave'],
  },
  bebe: {
    compositions: ['100% algodón interlock', '100% algodón peinado, 200 g/m²'],
    care: ['Lavar antes del primer uso', 'Usar jabón neutro', 'No usar suavizante', 'Secar al sol'],
    feel: ['Costuras planas y broches libres de níquel', 'Muy suave, para piel delicada'],
  },
} as const satisfies Readonly<Record<Fabric, FabricSheet>>
