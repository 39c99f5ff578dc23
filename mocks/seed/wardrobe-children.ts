import { lines } from './line.ts'

export const NINA = lines(`
  Vestidos | vestido | infantil, casual | infantil | suaves | 99 a 219 | algodon, viscosa, poliester
  Vestido, Vestido jumper, Vestido de fiesta | liso, flores, puntos, rayas
  con olanes, de manga corta, con moño, de tirantes, con bordado

  Playeras y blusas | playera | infantil, casual | infantil | vivos | 45 a 95 | algodon, algodonElastano
  Playera, Blusa | liso, flores, puntos, rayas
  de manga corta, de manga larga, con holán, con estampado

  Suéteres | sueter | punto, infantil | infantil | suaves | 89 a 169 | acrilico, algodon
  Suéter, Cárdigan | liso, trenzas, rayas, rombos
  con botones, con capucha, de corazones, de cuello redondo

  Jeans | jeans | mezclilla, infantil | infantil | mezclilla | 119 a 199 | mezclillaElastica
  Jeans, Overol de mezclilla | liso
  con bordado, de resorte ajustable, de corte acampanado, skinny

  Conjuntos | conjunto-deportivo | infantil, deportiva | infantil | suaves | 119 a 229 | felpa, algodon
  Conjunto, Pants | liso, flores, puntos, rayas
  de dos piezas, con falda, de felpa, de verano
`)

export const NINO = lines(`
  Playeras | playera | infantil, casual | infantil | vivos | 42 a 89 | algodon
  Playera, Playera polo | liso, rayas, bloques
  de manga corta, de manga larga, de rayas, de bloques

  Jeans | jeans | mezclilla, infantil | infantil | mezclilla | 115 a 195 | mezclilla, mezclillaElastica
  Jeans, Pantalón de mezclilla | liso
  de corte recto, con rodillera, jogger, de pretina ajustable

  Sudaderas y chamarras | sudadera | invierno, infantil | infantil | basicos | 119 a 259 | felpa, poliester
  Sudadera, Chamarra, Chaleco acolchado | liso, bloques
  con capucha, de cierre, reversible, con forro polar

  Suéteres | sueter | punto | infantil | invierno | 89 a 165 | acrilico, algodon
  Suéter, Chaleco tejido | liso, trenzas, rayas, rombos
  de cuello V, de cuello redondo, de medio cierre, con grecas

  Conjuntos | conjunto-deportivo | infantil, deportiva | infantil | vivos | 109 a 215 | felpa, algodon
  Conjunto, Pants | liso, rayas, bloques
  de short, para deporte, de felpa, de dos piezas
`)

export const BEBE = lines(`
  Mamelucos | mameluco | punto, infantil | bebe | suaves | 59 a 119 | bebe
  Mameluco, Pijama entera | liso, puntos, rayas
  con broches, de manga larga, con pie, de cierre

  Pañaleros | panalero | infantil | bebe | suaves | 29 a 59 | bebe
  Pañalero, Body | liso, puntos, rayas
  de manga corta, de manga larga, de cruce al frente, de cuello americano

  Conjuntos tejidos | conjunto-deportivo | punto | bebe | suaves | 109 a 219 | acrilico, algodon
  Conjunto tejido, Ajuar | liso, trenzas
  de tres piezas, con gorrito, de chambrita, con botitas

  Cobijas | rebozo | punto, lana | unitalla | suaves | 95 a 220 | acrilico, felpa, algodon
  Cobija, Frazada, Sarape de bebé | liso, cuadros, rayas
  de punto arroz, con borrega, con orilla tejida, de telar

  Gorros y zapatitos | gorra | punto | bebe | suaves | 22 a 55 | acrilico, bebe
  Gorro, Botitas, Gorro con orejitas | liso, rayas
  de punto, de algodón, con pompón, de invierno
`)

export const JUVENIL = lines(`
  Playeras | playera | casual, deportiva | letras | vivos | 59 a 115 | algodon
  Playera, Crop top | liso, rayas, bloques
  oversize, de manga caída, con estampado, boxy

  Sudaderas | sudadera | invierno | letras | vivos | 139 a 249 | felpa
  Sudadera, Hoodie | liso, bloques, rayas
  oversize, con capucha, de corte corto, de bloques, de cierre

  Jeans | jeans | mezclilla | juvenil | mezclilla | 175 a 289 | mezclilla, mezclillaElastica
  Jeans, Cargo | liso
  baggy, wide leg, de tiro alto, con roturas, de corte recto

  Vestidos y faldas | vestido | casual | letras | vivos | 119 a 219 | viscosa, algodonElastano
  Vestido, Falda, Jumper | liso, flores, cuadros
  de corte corto, de tela acanalada, de tirantes, de tablas

  Chamarras | chamarra | invierno, mezclilla | letras | basicos | 239 a 459 | mezclilla, poliester
  Chamarra, Rompevientos, Chamarra universitaria | liso, bloques
  de corte corto, trucker, de mangas contrastantes, puffer
`)
