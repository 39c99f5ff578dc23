/**
 * A garment's columns have values, which the drawing reads, and words for them, which name and description read. Usual
 * values have none ('').
 */
const WORDS = {
  sleeve: {
    sin: 'sin mangas',
    tirantes: 'de tirantes',
    corta: 'de manga corta',
    media: 'de manga tres cuartos',
    larga: 'de manga larga',
    globo: 'de manga globo',
    mariposa: 'de manga mariposa',
    raglan: 'de manga raglán',
    contraste: 'de mangas contrastantes',
  },
  neck: {
    redondo: 'de cuello redondo',
    v: 'de cuello V',
    cuadrado: 'de escote cuadrado',
    lazo: 'con lazo al cuello',
    tortuga: 'de cuello tortuga',
    alto: 'de cuello alto',
    mao: 'de cuello Mao',
    camisero: 'de cuello camisero',
    chal: 'de cuello chal',
    solapa: 'de solapas',
    capucha: 'con capucha',
  },
  closing: {
    nada: '',
    botones: 'con botones',
    polo: 'de dos botones',
    doble: 'de botonadura doble',
    broches: 'con broches',
    cierre: 'con cierre',
    medio: 'de medio cierre',
    abierto: 'de frente abierto',
    cruce: 'de cruce al frente',
    agujeta: 'de agujeta',
    resorte: 'con resorte',
    velcro: 'con velcro',
    correa: 'de pulsera',
  },
  cut: {
    regular: '',
    slim: 'de corte slim',
    amplio: 'de corte amplio',
    evase: 'de corte evasé',
    linea: 'de línea A',
    tubo: 'de tubo',
    circular: 'circular',
    tablas: 'de tablas',
    holanes: 'de tres holanes',
    recto: 'de corte recto',
    ajustado: 'de corte ajustado',
    ancho: 'de pierna ancha',
    acampanado: 'de corte acampanado',
    puño: 'de puño',
  },
  length: {
    normal: '',
    corto: 'de corte corto',
    bermuda: 'a la rodilla',
    tobillo: 'al tobillo',
    midi: 'de largo midi',
    largo: 'de corte largo',
  },
  rise: { usual: '', alta: 'de tiro alto', baja: 'de tiro bajo' },
  heel: {
    bajo: '',
    piso: 'de piso',
    grueso: 'de tacón ancho',
    fino: 'de tacón fino',
    cubano: 'de tacón cubano',
    plataforma: 'de plataforma',
    bota: 'de bota',
  },
  trim: {
    ninguno: '',
    bolsa: 'con bolsa al pecho',
    parches: 'con bolsas de parche',
    bolsas: 'con bolsas',
    canguro: 'con bolsa canguro',
    cargo: 'tipo cargo',
    pinzas: 'de pinzas',
    estampado: 'con estampado',
    bordado: 'con bordado',
    corazones: 'de corazones',
    calado: 'de punto calado',
    olanes: 'con olanes',
    franja: 'con franja lateral',
    vivos: 'con vivos',
    cinto: 'con cinto',
    moño: 'con moño',
    abertura: 'con abertura',
    plisado: 'con tablas',
    alforzas: 'con alforzas',
    reflejante: 'con reflejante',
    rodilleras: 'con rodilleras',
    roturas: 'con roturas',
    flecos: 'con flecos',
    pompon: 'con pompón',
    trenza: 'tejido a mano',
    gorrito: 'con gorrito',
    botitas: 'con botitas',
    varilla: 'con varilla',
    strapless: 'strapless',
    cruzada: 'de espalda cruzada',
    correas: 'de correas cruzadas',
    toquilla: 'con toquilla de piel',
  },
  pattern: {
    liso: '',
    rayas: 'de rayas',
    cuadros: 'de cuadros',
    puntos: 'de lunares',
    flores: 'de flores',
    trenzas: 'de ochos',
    rombos: 'de rombos',
    grecas: 'con grecas',
    bloques: 'de bloques',
    acanalado: 'de tela acanalada',
    acolchado: 'de tela acolchada',
    encaje: 'de encaje',
  },
  fabric: {
    algodon: 'de algodón',
    algodonElastano: '',
    acrilico: '',
    acrilicoLana: 'con lana',
    lana: 'de lana',
    mezclilla: '',
    mezclillaElastica: 'stretch',
    poliester: '',
    deportivo: 'de secado rápido',
    felpa: 'de felpa',
    gabardina: 'de gabardina',
    viscosa: 'de viscosa',
    lino: 'de lino',
    blonda: 'de encaje elástico',
    microfibra: 'de microfibra',
    piel: 'de piel',
    sintetico: '',
    palma: 'de palma',
    bebe: '',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>

type Column = keyof typeof WORDS
export type Value<Of extends Column> = keyof (typeof WORDS)[Of]
export type Fabric = Value<'fabric'>

export type Design = { readonly [Of in Column]?: Value<Of> }

/** Values that garments of one name may have. A column that is missing here is missing in all of them. */
export type Choices = Readonly<Partial<Record<Column, readonly string[]>>>

/** Text whose words are all among these; the compiler refuses another. */
export type Listed<Of extends string, Text, Between extends string> = Text extends Of
  ? Text
  : Text extends `${Of}${Between}${infer Rest}`
    ? Listed<Of, Rest, Between> extends never
      ? never
      : Text
    : never

/** Values of one column with strokes between, for several columns: `algodon/lino larga/corta`. */
export type Written<Text> = Text extends `${infer One} ${infer Rest}`
  ? Alternatives<One> extends never
    ? never
    : Written<Rest> extends never
      ? never
      : Text
  : Alternatives<Text> extends never
    ? never
    : Text
type Alternatives<Text> = { [Of in Column]: Listed<Value<Of> & string, Text, '/'> }[Column]

const COLUMNS = Object.keys(WORDS) as Column[]

/** No two columns have a value in common. */
const COLUMN_OF = new Map(
  COLUMNS.flatMap((column) => Object.keys(WORDS[column]).map((value) => [value, column] as const)),
)

export const choicesOf = (text: string): Choices =>
  Object.fromEntries(
    text.split(' ').map((group) => {
      const values = group.split('/')
      return [COLUMN_OF.get(values[0] ?? ''), values]
    }),
  )

/** A design has one value of each column, which `among` chooses; the first without it. */
export const chosen = (choices: Choices, among = ([first = '']: readonly string[]) => first): Design => {
  const design: Record<string, string> = {}
  for (const [column, values] of Object.entries(choices)) design[column] = among(values)
  return design
}

/** The words that tell a design from others of its name: a value that all of them have tells nothing. */
export const tellingWords = (design: Design, choices: Choices = {}): readonly string[] =>
  COLUMNS.flatMap((column) => {
    const words: Readonly<Record<string, string>> = WORDS[column]
    const word = words[design[column] ?? '']
    return word && choices[column]?.length !== 1 ? [word] : []
  })

/** The shop's row holds a design so: `lino flores globo v`. */
export const written = (design: Design): string => Object.values(design).join(' ')

export const readDesign = (text: string): Design => chosen(choicesOf(text))
