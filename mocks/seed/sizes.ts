/** Size runs as Mexican makers cut them, in garment order. */
export const SIZE_RUNS = {
  letras: ['CH', 'M', 'G', 'EG'],
  letrasDama: ['XCH', 'CH', 'M', 'G', 'EG'],
  extra: ['2XG', '3XG', '4XG', '5XG'],
  pantalonDama: ['26', '28', '30', '32', '34', '36', '38'],
  pantalonCaballero: ['28', '30', '32', '34', '36', '38', '40', '42'],
  pantalonExtra: ['40', '42', '44', '46', '48'],
  juvenil: ['11', '13', '15', '17'],
  infantil: ['2', '4', '6', '8', '10', '12', '14', '16'],
  bebe: ['0-3 m', '3-6 m', '6-9 m', '9-12 m', '12-18 m', '18-24 m'],
  brasier: ['32B', '34B', '36B', '36C', '38C', '40C'],
  calzadoDama: ['22', '22.5', '23', '23.5', '24', '24.5', '25', '25.5', '26'],
  calzadoCaballero: ['25', '25.5', '26', '26.5', '27', '27.5', '28', '28.5', '29'],
  calzadoInfantil: ['15', '16', '17', '18', '19', '20', '21', '22'],
  calzadoBebe: ['10', '11', '12', '13', '14'],
  sombrero: ['54', '55', '56', '57', '58', '59', '60'],
  cinturon: ['28', '30', '32', '34', '36', '38', '40', '42'],
  unitalla: ['Unitalla'],
} as const satisfies Record<string, readonly string[]>

export type SizeRun = keyof typeof SIZE_RUNS
