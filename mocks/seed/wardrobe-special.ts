import { lines } from './line.ts'

export const DEPORTIVA = lines(`
  Leggings | leggings | deportiva | letras | vivos | 99 a 185 | deportivo
  Leggings, Mallón | liso, bloques
  de pretina alta, con bolsa lateral, tobillero, con vivos, sin costuras

  Pants y conjuntos | conjunto-deportivo | deportiva, invierno | letras | basicos | 149 a 329 | felpa, poliester
  Pants, Conjunto deportivo, Jogger | liso, bloques, rayas
  con franja lateral, de puño, de cierre, de corte recto

  Playeras deportivas | playera | deportiva | letras | vivos | 75 a 135 | deportivo, poliester
  Playera deportiva, Playera dry, Jersey | liso, bloques, rayas
  de manga raglán, sin mangas, con malla en espalda, de manga larga

  Tops | brasier | deportiva, lenceria | letras | vivos | 69 a 129 | deportivo
  Top deportivo, Bra deportivo | liso, bloques
  de espalda cruzada, de soporte medio, sin costuras, de tirante ancho

  Shorts | short | deportiva | letras | basicos | 79 a 139 | deportivo, poliester
  Short, Ciclista | liso, bloques
  con malla interior, de 5 pulgadas, con bolsas de cierre, de pretina ancha
`)

export const INTERIOR = lines(`
  Brasieres | brasier | lenceria | brasier | lenceria | 79 a 165 | encaje, microfibra
  Brasier, Bralette | liso, encaje
  con varilla, sin varilla, strapless, de encaje, de copa suave, multiposición

  Pantaletas | panty | lenceria | letras | lenceria | 25 a 59 | algodonElastano, encaje, microfibra
  Pantaleta, Bikini, Cachetero | liso, encaje, puntos
  de algodón, sin costuras, de encaje, de cintura alta

  Pijamas | pijama | lenceria, casual | letras | suaves | 129 a 239 | algodon, poliester, viscosa
  Pijama, Camisón, Bata | liso, puntos, rayas, cuadros
  de dos piezas, de short, de franela, de botones, de satín

  Bóxers | boxer | lenceria | letras | basicos | 35 a 75 | algodonElastano, microfibra
  Bóxer, Trusa | liso, rayas
  de algodón, de pierna larga, de resorte suave, para deporte

  Calcetas y medias | calcetines | punto, lenceria | unitalla | basicos | 14 a 38 | algodonElastano, acrilico
  Calceta, Tines, Calceta escolar | liso, rayas, rombos
  de rombos, con planta acolchada, de compresión ligera, para frío, de puño suave
`)

export const UNIFORMES = lines(`
  Escolar | sueter | uniformes, punto | infantil | trabajo | 99 a 179 | acrilico, poliester
  Suéter escolar, Chaleco escolar, Uniforme escolar | liso, rayas
  de cuello V, con botones, de primaria, con vivos

  Médico | filipina | uniformes | letrasDama | trabajo | 169 a 289 | poliester, gabardina
  Filipina, Uniforme quirúrgico, Bata médica | liso, bloques
  antifluido, de cuello V, de manga larga, con cuatro bolsas

  Industrial | overol | uniformes, mezclilla | letras | trabajo | 189 a 359 | gabardina, mezclilla
  Camisola de trabajo, Overol, Chaleco de seguridad | liso, bloques
  con reflejante, de triple costura, de manga larga, con bolsas reforzadas

  Gastronomía | overol | uniformes | letras | trabajo | 79 a 229 | gabardina, mezclilla
  Mandil, Filipina de chef, Delantal | liso, rayas
  de peto, con botón forrado, de cintura, con bolsas
`)

export const CALZADO = lines(`
  Botas y botines | bota | calzado, piel | calzadoDama | piel | 329 a 640 | piel, sintetico
  Botín, Bota | liso, costuras
  chelsea, de tacón cubano, de agujeta, campirana, con cierre lateral

  Zapatos de caballero | zapato | calzado, piel | calzadoCaballero | piel | 339 a 620 | piel
  Zapato, Mocasín, Bota vaquera | liso, costuras
  derby, oxford, de descanso, de suela cosida, de horma ancha

  Sandalias | sandalia | calzado | calzadoDama | piel | 149 a 320 | sintetico, piel
  Sandalia, Huarache | liso, trenzas
  de plataforma, de tejido a mano, de piso, de correa cruzada, de tacón bajo

  Flats y tacones | zapato | calzado | calzadoDama | lenceria | 189 a 399 | sintetico, piel
  Flat, Zapatilla, Mule | liso
  de punta fina, con moño, de tacón ancho, de pulsera

  Tenis | tenis | tenis | calzadoCaballero | vivos | 229 a 449 | sintetico
  Tenis, Tenis urbano | liso, bloques
  de suela ligera, de bota, para correr, retro, de malla

  Infantil | tenis | tenis, calzado | calzadoInfantil | vivos | 159 a 299 | sintetico, piel
  Tenis, Zapato escolar, Sandalia | liso, bloques
  con velcro, con luces, de agujeta elástica, de punta reforzada
`)

export const ACCESORIOS = lines(`
  Sombreros | sombrero | sombreros | sombrero | palma | 129 a 390 | palma, lana
  Sombrero, Texana, Sombrero panamá | liso, trenzas
  de ala ancha, de copa baja, con toquilla, de horma vaquera, plegable

  Gorras y gorros | gorra | sombreros, punto | unitalla | basicos | 49 a 119 | algodon, acrilico
  Gorra, Gorro, Boina | liso, bloques, rayas
  de visera curva, con pompón, de cinco paneles, de punto

  Cinturones | cinturon | piel | cinturon | piel | 89 a 195 | piel
  Cinturón, Cinto piteado | liso, costuras, trenzas
  de hebilla sencilla, trenzado, reversible, grabado

  Bolsas y carteras | bolsa | piel | unitalla | piel | 129 a 520 | piel, sintetico
  Bolsa, Cartera, Mochila, Bandolera | liso, costuras
  de asa larga, de broche, tipo tote, de tres compartimentos

  Bufandas y rebozos | rebozo | punto, lana | unitalla | invierno | 49 a 259 | acrilico, lana, acrilicoLana
  Bufanda, Rebozo, Snood | liso, rayas, cuadros, grecas
  de punto inglés, con flecos, de telar, reversible
`)
