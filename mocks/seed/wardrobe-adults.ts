import { lines } from './line.ts'

export const DAMA = lines(`
  Blusas | blusa | casual | letrasDama | suaves | 95 a 189 | viscosa, poliester, lino, algodonElastano
  Blusa, Blusa campesina, Camisola | liso, flores, rayas, puntos, cuadros
  de manga globo, con olanes, de cuello V, con botones forrados, de tirantes, con lazo al cuello, bordada a máquina,
    de escote cuadrado

  Playeras | playera | casual, deportiva | letras | basicos | 59 a 110 | algodon, algodonElastano
  Playera, Top básico, Playera acanalada | liso, rayas
  de cuello redondo, de cuello V, de manga larga, oversize, de corte recto, con bolsa al pecho

  Suéteres | sueter | punto | letras | invierno | 129 a 245 | acrilico, acrilicoLana, algodon
  Suéter, Cárdigan, Suéter de ochos | liso, trenzas, rayas, rombos
  de cuello tortuga, abierto con bolsas, de punto grueso, de manga raglán, calado, corto, con botones de madera,
    de cuello redondo

  Vestidos | vestido | casual, punto | letras | vivos | 149 a 320 | viscosa, poliester, lino, algodon
  Vestido, Vestido camisero, Vestido cruzado | liso, flores, rayas, puntos, cuadros
  midi, largo con abertura, de tirantes, línea A, con cinto, de manga corta, con bolsas

  Faldas | falda | casual | letras | basicos | 110 a 199 | viscosa, poliester, gabardina
  Falda, Falda plisada, Falda pantalón | liso, flores, rayas, puntos, cuadros
  midi, de tubo, circular, con pretina alta, con botones al frente

  Jeans | jeans | mezclilla | pantalonDama | mezclilla | 185 a 310 | mezclillaElastica, mezclilla
  Jeans, Pantalón de mezclilla | liso
  de corte recto, skinny de tiro alto, de corte acampanado, mom fit, con levantapompa, wide leg, con deslavado a mano

  Pantalones | pantalon | casual | letras | basicos | 139 a 239 | gabardina, poliester, lino
  Pantalón, Palazzo, Pantalón de vestir | liso, rayas, cuadros
  de pretina elástica, de corte recto, de pinzas, con cinto de tela, capri

  Abrigos y ponchos | jorongo | lana, invierno, punto | unitalla | invierno | 219 a 480 | lana, acrilicoLana
  Poncho, Ruana, Capa | grecas, rayas, liso, cuadros
  con flecos, de cuello alto, de telar de pedal, con grecas, reversible
`)

export const CABALLERO = lines(`
  Playeras | playera | casual, deportiva | letras | basicos | 65 a 119 | algodon, algodonElastano
  Playera, Playera básica, Henley | liso, rayas
  de cuello redondo, de cuello V, de manga larga, de peso completo, de corte regular, con bolsa

  Playeras polo | polo | punto, casual | letras | basicos | 99 a 175 | algodon, poliester
  Playera polo, Polo piqué | liso, rayas
  de dos botones, con vivo en cuello, de manga larga, de corte slim, con puño tejido

  Camisas | camisa | casual | letras | basicos | 139 a 249 | algodon, gabardina, lino
  Camisa, Camisa leñadora, Guayabera | liso, cuadros, rayas
  de manga corta, de manga larga, de cuello Mao, con bolsas de parche, de corte slim

  Suéteres | sueter | punto, lana | letras | invierno | 139 a 265 | acrilico, acrilicoLana, algodon
  Suéter, Chaleco tejido, Cárdigan | liso, trenzas, rayas, rombos
  de cuello V, de cuello redondo, con medio cierre, de cuello chal, de punto inglés

  Chamarras | chamarra | invierno, mezclilla, piel | letras | invierno | 259 a 620 | poliester, mezclilla, gabardina
  Chamarra, Chamarra acolchada, Rompevientos | liso
  con gorro desmontable, tipo bomber, trucker, con forro polar, de cuello alto

  Sudaderas | sudadera | invierno, deportiva | letras | basicos | 149 a 259 | felpa
  Sudadera, Hoodie | liso, bloques
  con capucha, de cuello redondo, de cierre completo, con bolsa canguro, oversize

  Jeans | jeans | mezclilla | pantalonCaballero | mezclilla | 195 a 329 | mezclilla, mezclillaElastica
  Jeans, Pantalón de mezclilla | liso
  de corte recto, slim, regular fit, cargo, vaquero, de costura reforzada

  Pantalones | pantalon | casual, uniformes | pantalonCaballero | basicos | 169 a 279 | gabardina, poliester
  Pantalón, Chino, Bermuda | liso, cuadros
  de gabardina, de pinzas, de corte slim, con pretina cómoda, cargo
`)

export const TALLAS_EXTRA = lines(`
  Blusas y playeras | blusa | casual, punto | extra | vivos | 109 a 215 | viscosa, algodonElastano
  Blusa, Túnica, Playera | liso, flores, rayas, puntos, cuadros
  de manga tres cuartos, de cuello V, con caída asimétrica, de largo al muslo, de corte evasé

  Vestidos | vestido | casual | extra | vivos | 175 a 345 | viscosa, poliester
  Vestido, Vestido imperio | liso, flores, rayas, puntos, cuadros
  midi, cruzado, con manga mariposa, camisero, largo

  Suéteres | sueter | punto | extra | invierno | 155 a 275 | acrilico, acrilicoLana
  Suéter, Cárdigan | liso, trenzas, rayas, rombos
  abierto, de cuello V, largo con bolsas, de punto grueso

  Jeans | jeans | mezclilla | pantalonExtra | mezclilla | 219 a 349 | mezclillaElastica
  Jeans, Pantalón de mezclilla | liso
  de pretina alta, de corte recto, de corte acampanado, con elástico oculto

  Chamarras | chamarra | invierno | extra | invierno | 299 a 640 | poliester, felpa
  Chamarra, Chaleco acolchado | liso
  con gorro, de peso ligero, con forro polar, de largo tres cuartos
`)
