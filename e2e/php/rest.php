<?php
// Como un framework: recursos en «data», centavos, 201 y 204, 422 con «errors», sesión por cookie y ficha CSRF.
require __DIR__ . '/base.php';
$ruta = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
imagenes($ruta, '#^(?:productos/p\d+\.jpg|marcas/m\d\.png|segments/svg/s\d\.svg|blog/n\d\.jpg|promos/b\d\.jpg)$#');
session_name('tienda_session');
session_start();
$ficha = $_COOKIE['XSRF-TOKEN'] ?? bin2hex(random_bytes(8));
setcookie('XSRF-TOKEN', $ficha, ['path' => '/', 'samesite' => 'Lax']);
$llamada = basename($ruta);
$d = cuerpo();
$esEnvio = $_SERVER['REQUEST_METHOD'] === 'POST';
if ($esEnvio && !hash_equals($ficha, $_SERVER['HTTP_X_XSRF_TOKEN'] ?? '')) contesta(['message' => 'CSRF token mismatch.'], 419);

function dato(mixed $data, int $estado = 200): never
{
    contesta(['data' => $data], $estado);
}
function invalido(array $errores): never
{
    contesta(['message' => 'Los datos no son válidos.', 'errors' => array_map(fn ($e) => [$e], $errores)], 422);
}
function exige(array $d, string ...$campos): void
{
    $faltan = array_filter($campos, fn ($c) => ($d[$c] ?? '') === '' || $d[$c] === []);
    if ($faltan) invalido(array_fill_keys($faltan, 'Este campo es obligatorio.') );
}
function quien(): string
{
    return $_SESSION['correo'] ?? contesta(['message' => 'Unauthenticated.'], 401);
}
function tienda(int $id): array
{
    return ['id' => $id, 'name' => TIENDAS[$id], 'logo' => "m$id.png", 'city' => 'Moroleón', 'specialty' => 'Ropa de punto',
        'is_verified' => $id % 2 === 1, 'minimum_order_cents' => 150000, 'phone' => "445555010$id", 'email' => "tienda$id@ejemplo.mx",
        'about' => 'Hacemos ropa desde hace años.', 'founded' => 1998];
}
function producto(array $p): array
{
    return ['id' => $p['id'], 'name' => $p['nombre'], 'image' => $p['foto'], 'segment' => SEGMENTOS[$p['segmento']],
        'category' => array_column(CATEGORIAS, 1, 0)[$p['categoria']], 'store' => ['id' => $p['tienda'], 'name' => TIENDAS[$p['tienda']], 'city' => 'Moroleón'],
        'price_tiers' => [['from' => 1, 'price_cents' => $p['menudeo'] * 100], ['from' => $p['min_mayoreo'], 'price_cents' => $p['mayoreo'] * 100]],
        'min_quantity' => $p['minimo'], 'sizes' => explode(',', $p['tallas']), 'colors' => [['name' => 'Rojo', 'hex' => '#cc0000'], ['name' => 'Negro', 'hex' => '#000000']],
        'is_new' => $p['nuevo'] === 1, 'description' => $p['descripcion'], 'images' => [$p['foto']]];
}
function productos(string $donde = '1', array $con = [], int $limite = 200): array
{
    return array_map(producto(...), filas("SELECT * FROM productos WHERE $donde ORDER BY id DESC LIMIT $limite", $con));
}
$segmento = array_search($_GET['segmento'] ?? '', SEGMENTOS, true) ?: 0;
$categoria = array_column(CATEGORIAS, 0, 1)[$_GET['categoria'] ?? $_GET['category'] ?? ''] ?? 0;
$notas = array_map(fn ($n) => ['id' => $n, 'title' => "Cómo vender más, parte $n", 'excerpt' => 'Consejos de mostrador.', 'category' => $n < 3 ? 'Ventas' : 'Cuidado',
    'image' => "n$n.jpg", 'author' => 'Redacción', 'published_at' => "2026-10-1{$n}T10:00:00Z", 'body' => "<p>Texto de la nota $n, con sus consejos.</p>"], [1, 2, 3, 4]);
$promos = [['id' => 1, 'title' => 'Directo del taller', 'text' => 'Sin intermediarios.', 'image' => 'b1.jpg', 'link' => '/catalogoempresa']];
$mensaje = fn ($m) => ['id' => $m['id'], 'body' => $m['texto'], 'sent_at' => gmdate('Y-m-d\TH:i:s\Z', strtotime($m['fecha']))];
$una = fn (array $filas, string $que) => $filas ? dato($filas[0]) : contesta(['message' => "No existe $que."], 404);
$por = fn (array $filas) => array_values(array_filter($filas, fn ($f) => $f['id'] == ($_GET['id'] ?? 0)));

match ($esEnvio ? '' : $llamada) {
    '' => null,
    'list-segmentos' => dato(array_map(fn ($id, $n) => ['id' => $id, 'name' => $n, 'icon' => "s$id.svg"], array_keys(SEGMENTOS), SEGMENTOS)),
    'list-categories' => dato(array_map(fn ($c) => ['id' => $c[0], 'name' => $c[1], 'segment' => SEGMENTOS[$c[2]]], CATEGORIAS)),
    'list-products' => dato(productos('1', [], min(100, (int) ($_GET['limit'] ?? 20)))),
    'list-products-user' => quien() && dato(productos('1', [], min(100, (int) ($_GET['limit'] ?? 20)))),
    'list-products-page' => dato(productos('(? = 0 OR segmento = ?) AND (? = 0 OR categoria = ?)', [$segmento, $segmento, $categoria, $categoria])),
    'data-product' => $una(productos('id = ?', [$_GET['id'] ?? 0]), 'el producto'),
    'data-product-user' => quien() && $una(productos('id = ?', [$_GET['id'] ?? 0]), 'el producto'),
    'list-products-similares' => dato(productos('categoria = ? AND id <> ?', [$categoria, $_GET['id_producto'] ?? 0], 6)),
    'list-products-company' => dato(productos('tienda = ?', [$_GET['id_tienda'] ?? 0])),
    'data-product-busqueda' => dato(productos('nombre LIKE ?', ['%' . ($_GET['busqueda'] ?? '') . '%'])),
    'get_results_search' => dato(array_map(fn ($p) => ['name' => $p['name']], productos('nombre LIKE ?', ['%' . ($_GET['busqueda'] ?? '') . '%'], 8))),
    'list-companies' => dato(array_map(tienda(...), array_keys(TIENDAS))),
    'data-company' => $una($por(array_map(tienda(...), array_keys(TIENDAS))), 'la empresa'),
    'list-blog' => dato($notas),
    'data-blog-article' => $una($por($notas), 'el artículo'),
    'list-blog-article-relacion' => dato(array_slice($notas, 0, 2)),
    'list-carrusel', 'list-banners' => dato($promos),
    'data-user-favs-cant' => dato(['count' => count(filas('SELECT 1 FROM favoritos WHERE correo = ?', [quien()]))]),
    'list-products-user-favs' => dato(productos('id IN (SELECT producto FROM favoritos WHERE correo = ?)', [quien()])),
    'list-user-inbox' => dato(array_map(fn ($m) => ['store' => tienda($m['tienda']), 'last_message' => $m['texto'], 'last_message_at' => gmdate('Y-m-d\TH:i:s\Z', strtotime($m['fecha'])), 'unread_count' => 0],
        filas('SELECT * FROM mensajes WHERE id IN (SELECT max(id) FROM mensajes WHERE correo = ? GROUP BY tienda) ORDER BY fecha DESC', [quien()]))),
    'list-user-mensajes' => dato(array_map($mensaje, filas("SELECT * FROM mensajes WHERE correo = ? AND tienda = ? AND de = 'usuario'", [quien(), $_GET['id_tienda'] ?? 0]))),
    'list-tienda-mensajes' => dato(array_map($mensaje, filas("SELECT * FROM mensajes WHERE correo = ? AND tienda = ? AND de = 'tienda'", [quien(), $_GET['id_tienda'] ?? 0]))),
    default => contesta(['message' => 'Not Found'], 404),
};

$existe = fn (string $correo) => (bool) filas('SELECT 1 FROM usuarios WHERE correo = ?', [$correo]);
switch ($llamada) {
    case 'register-user': case 'register-user-redes':
        exige($d, 'name', 'email');
        if ($llamada === 'register-user') exige($d, 'password', 'phone');
        if ($existe($d['email'])) invalido(['email' => 'Ese correo ya está registrado.']);
        haz('INSERT INTO usuarios (nombre, correo, telefono, clave, red) VALUES (?,?,?,?,?)', [$d['name'], $d['email'], $d['phone'] ?? '', password_hash($d['password'] ?? uniqid(), PASSWORD_DEFAULT), $d['metodo'] ?? null]);
        dato(['id' => (int) base()->lastInsertId(), 'name' => $d['name'], 'email' => $d['email']], 201);
    case 'login-user': case 'login-user-redes':
        exige($d, 'email');
        $yo = filas('SELECT * FROM usuarios WHERE correo = ?', [$d['email']])[0] ?? null;
        $esYo = $yo && ($llamada === 'login-user-redes' || password_verify($d['password'] ?? '', $yo['clave']));
        if (!$esYo) contesta(['data' => [['response' => 'not_exist', 'message' => 'El correo o la contraseña no coinciden.']]], 422);
        $_SESSION['correo'] = $yo['correo'];
        dato([['response' => 'exist', 'name' => $yo['nombre'], 'phone' => $yo['telefono']]]);
    case 'recuperar-contrasena':
        $existe($d['email'] ?? '') ? contesta(null, 204) : invalido(['email' => 'No conocemos ese correo.']);
    case 'suscribir-newspaper':
        exige($d, 'correo');
        haz('INSERT OR IGNORE INTO boletin VALUES (?)', [$d['correo']]) ? dato(['email' => $d['correo']], 201) : invalido(['correo' => 'Ese correo ya estaba suscrito.']);
    case 'message-user':
        exige($d, 'store_id', 'body');
        if (!isset(TIENDAS[$d['store_id']])) invalido(['store_id' => 'No existe la empresa.']);
        if (str_contains($d['body'], 'spam')) invalido(['body' => 'Ese mensaje no se puede enviar']);
        haz("INSERT INTO mensajes (correo, tienda, texto, fecha, de) VALUES (?,?,?,?,'usuario')", [quien(), $d['store_id'], $d['body'], date('Y-m-d H:i:s')]);
        dato(['id' => (int) base()->lastInsertId(), 'body' => $d['body']], 201);
    case 'usuario-fav':
        exige($d, 'product_id');
        if (!filas('SELECT 1 FROM productos WHERE id = ?', [$d['product_id']])) invalido(['product_id' => 'Ese producto no existe.']);
        haz('INSERT OR IGNORE INTO favoritos VALUES (?,?)', [quien(), $d['product_id']]);
        dato(['product_id' => (int) $d['product_id']], 201);
    case 'usuario-fav-delete':
        exige($d, 'product_id');
        haz('DELETE FROM favoritos WHERE correo = ? AND producto = ?', [quien(), $d['product_id']]) ? contesta(null, 204) : contesta(['message' => 'No estaba en tus favoritos.'], 404);
    case 'create_pedido':
        exige($d, 'store_id', 'items');
        if (($d['nota'] ?? '') === 'agotado') contesta(['message' => 'Ya no hay existencia de un producto'], 409);
        haz('INSERT OR IGNORE INTO pedidos (correo, tienda, total, lineas, clave) VALUES (?,?,?,?,?)', [quien(), $d['store_id'], $d['total'] ?? '', json_encode($d['items']), $d['id_cliente'] ?? uniqid()]);
        dato(['id' => (int) base()->lastInsertId(), 'status' => 'nuevo'], 201);
    default:
        if (!str_contains($llamada, 'vi')) contesta(['message' => 'Not Found'], 404);
        haz('INSERT INTO visitas VALUES (?, ?)', [$llamada, json_encode($d)]);
        contesta(null, 204);
}
