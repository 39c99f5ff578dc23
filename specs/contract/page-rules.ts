import { READ_TIMEOUT_MS, WRITE_TIMEOUT_MS } from '../../src/composition/settings.ts'

const seconds = (milliseconds: number): string => `${milliseconds / 1000} s`

/** What holds for every call, for whoever writes the server. */
export const RULES = `## Para escribirlo en PHP

**El cuerpo llega en JSON**, no como formulario: \`$_POST\` viene vacío.

\`\`\`php
$datos = json_decode(file_get_contents('php://input'), true) ?? [];
header('Content-Type: application/json; charset=utf-8');
echo json_encode($filas, JSON_UNESCAPED_UNICODE);
\`\`\`

**Una lista vacía es \`[]\`**, y una fila que no existe, \`[]\`, \`null\` o \`false\`, con estado 200. «No se encontraron productos» no es una lista: el sitio lo toma por una falla.

**Un error se dice con el estado HTTP** y, si quieres que se lea, con su frase:

\`\`\`php
http_response_code(422);
echo json_encode(['message' => 'El pedido necesita al menos una pieza.']);
\`\`\`

- 400, 409, 422…: no se hizo; el sitio muestra tu frase.
- 401: la sesión caducó; el sitio pide ingresar otra vez y no borra nada. Solo en llamadas con \`user\`.
- 408, 425, 429 y 5xx: no se sabe si se hizo; un pedido así queda «Por confirmar».
- 200 con \`{"success": false}\` y sin lista solo se entiende como error si el dialecto lo dice (\`--suggest\` lo aprende).
- Nada impreso antes del JSON: con \`display_errors\` apagado, los avisos van a la bitácora. El sitio los aparta, pero nadie los lee.

**\`user\` es un correo sin firma.** Cualquiera puede escribir el de otra persona: la API debe comprobarlo contra su propia sesión (la cookie que puso al ingresar) y contestar 401 si no es esa persona.

**CSRF.** En cada POST del mismo sitio va el valor de la cookie \`XSRF-TOKEN\` en el encabezado \`X-XSRF-TOKEN\` (\`VITE_CSRF_COOKIE\` y \`VITE_CSRF_HEADER\` los cambian). La cookie no puede ser \`HttpOnly\`:

\`\`\`php
$ficha = $_COOKIE['XSRF-TOKEN'] ?? bin2hex(random_bytes(16));
setcookie('XSRF-TOKEN', $ficha, ['path' => '/', 'samesite' => 'Lax', 'secure' => true]);
if ($_SERVER['REQUEST_METHOD'] === 'POST' && !hash_equals($ficha, $_SERVER['HTTP_X_XSRF_TOKEN'] ?? '')) {
    http_response_code(403);
    exit;
}
\`\`\`

**La API en otro dominio.** Mejor no: el navegador pregunta antes de cada llamada (\`OPTIONS\`), y ni cookies ni el encabezado CSRF viajan allá, así que tu sesión no existe. Un proxy en el mismo dominio lo evita (\`/api\` en nginx o Apache). Si no se puede:

\`\`\`php
header('Access-Control-Allow-Origin: https://puntada.mx'); // el del sitio
header('Vary: Origin');
if ($_SERVER['REQUEST_METHOD'] === 'OPTIONS') {
    header('Access-Control-Allow-Methods: GET, POST');
    header('Access-Control-Allow-Headers: Accept, Content-Type');
    header('Access-Control-Max-Age: 600');
    http_response_code(204);
    exit;
}
\`\`\`

**Fechas.** \`AAAA-MM-DD HH:MM:SS\` en hora del centro de México (\`date_default_timezone_set('America/Mexico_City')\`); otra notación u otra zona las dice el dialecto.

**Esperas.** Una lectura se abandona a los ${seconds(READ_TIMEOUT_MS)} y se ofrece *Reintentar*; una escritura, a los ${seconds(WRITE_TIMEOUT_MS)}, y no se sabe si se hizo.

**Nada se guarda dos veces.** Un mensaje y un pedido llevan en \`id_cliente\` una clave que es la misma si vuelven a llegar: reconócela y contesta lo mismo. El sitio envía una vez, pero un navegador repite por su cuenta un envío cuya conexión se corta sin respuesta.
`
