<?php
// El contrato como lo habla PHP: cifras en texto, null por nada, un aviso antes del JSON, una marca BOM, la sesión en su
// cookie y el token CSRF.
require __DIR__ . '/base.php';
error_reporting(0);
$ruta = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
// El sitio construido está junto a la API, como en un hospedaje compartido.
if (!preg_match('#^/(?:api|images)/#', $ruta)) {
    if (file_exists($_SERVER['DOCUMENT_ROOT'] . $ruta)) return false;
    readfile($_SERVER['DOCUMENT_ROOT'] . '/200.html');
    exit;
}
imagenes($ruta, '#^(?:fotos/p\d+\.jpg|logos/l\d\.png|segments/svg/s\d\.svg|blog/n\d\.jpg|banners/b\d\.jpg)$#');
$llamada = basename($ruta);
eval(ejemplo('$ficha = '));
session_start();
$sesion = $_SESSION['correo'] ?? '';
session_write_close();
$d = cuerpo();
$g = $_GET + ['limit' => 100, 'user' => '', 'id' => 0, 'busqueda' => '', 'segmento' => '', 'categoria' => '', 'category' => '', 'id_tienda' => 0, 'id_producto' => 0];

function lista(array $filas): never
{
    contesta(array_map(fn ($fila) => array_map(fn ($v) => $v === null ? null : (string) $v, $fila), $filas));
}
function no(string $por_que, int $estado = 422): never
{
    contesta(['message' => $por_que], $estado);
}
function si(string $palabra, array $mas = []): never
{
    contesta([['response' => $palabra] + $mas]);
}
function productos(string $donde, array $con = [], int $limite = 100): array
{
    $nombres = array_column(CATEGORIAS, 1, 0);
    return array_map(fn ($p) => [
        'id' => $p['id'], 'nombre' => $p['nombre'], 'imagen' => "fotos/{$p['foto']}", 'segmento' => SEGMENTOS[$p['segmento']],
        'categoria' => $nombres[$p['categoria']], 'id_tienda' => $p['tienda'], 'tienda' => TIENDAS[$p['tienda']], 'poblacion' => 'Moroleón',
        'precios' => "1:{$p['menudeo']},{$p['min_mayoreo']}:{$p['mayoreo']}.50", 'minimo' => $p['minimo'], 'multiplo' => null,
        'colores' => $p['colores'], 'imagenes_color' => null, 'tallas' => $p['tallas'], 'nuevo' => $p['nuevo'], 'verificada' => '1', 'sku' => null,
        'galeria' => "fotos/{$p['foto']}", 'descripcion' => $p['descripcion'], 'tela' => 'Algodón', 'cuidados' => 'Lavar a mano, con agua fría',
        'origen' => 'Moroleón', 'telefono' => '4455550101', 'pedido_minimo' => '1500.00', 'agotados' => null, 'favorito' => '0',
        'tiempo_entrega' => null, 'envio' => null, 'guia_tallas' => null,
    ], filas("SELECT * FROM productos WHERE $donde ORDER BY id DESC LIMIT $limite", $con));
}
$segmento = array_search($g['segmento'], SEGMENTOS, true) ?: 0;
$categoria = array_column(CATEGORIAS, 0, 1)[$g['categoria'] ?: $g['category']] ?? 0;
$empresas = array_map(fn ($id, $nombre) => ['id' => $id, 'nombre' => $nombre, 'logo' => "logos/l$id.png", 'poblacion' => 'Moroleón',
    'especialidad' => 'Ropa de punto', 'verificada' => $id % 2, 'pedido_minimo' => '1500.00', 'portada' => null, 'historia' => 'Hacemos ropa desde hace años.',
    'desde' => '1998', 'telefono' => '445555010' . $id, 'correo' => "tienda$id@ejemplo.mx"], array_keys(TIENDAS), TIENDAS);
$notas = array_map(fn ($n) => ['id' => $n, 'titulo' => "Cómo vender más, parte $n", 'resumen' => 'Consejos de mostrador.', 'clasificacion' => $n < 3 ? 'Ventas' : 'Cuidado',
    'imagen' => "blog/n$n.jpg", 'autor' => 'Redacción', 'fecha' => "2026-10-1$n", 'contenido' => "<p>Texto de la nota $n, con sus consejos.</p>"], [1, 2, 3, 4]);
$promos = [['id' => 1, 'titulo' => 'Directo del taller', 'texto' => 'Sin intermediarios.', 'imagen' => 'banners/b1.jpg', 'liga' => '/catalogoempresa']];
$vista = fn (array $filas) => array_values(array_filter($filas, fn ($f) => $f['id'] == $g['id']));
$mensaje = fn ($m) => ['id' => $m['id'], 'mensaje' => $m['texto'], 'fecha' => $m['fecha']];
$mensajes = fn (string $de) => array_map($mensaje, filas('SELECT * FROM mensajes WHERE correo = ? AND tienda = ? AND de = ?', [$g['user'], $g['id_tienda'], $de]));
if (in_array($llamada, ['message-user.php', 'usuario-fav.php', 'usuario-fav-delete.php'], true) && ($d['user'] ?? '') !== $sesion) no('Ingresa otra vez', 401);

// De una red social entra quien trae la prueba de esa red; aquí ninguna vale.
if (str_ends_with($llamada, '-redes.php') && ($_SERVER['HTTP_AUTHORIZATION'] ?? '') !== 'Bearer de-la-red') no('No pudimos comprobar esa cuenta', 403);

switch ($llamada) {
    case 'list-segmentos.php': lista(array_map(fn ($id, $n) => ['segmento' => $n, 'svg' => "s$id.svg"], array_keys(SEGMENTOS), SEGMENTOS));
    case 'list-categories.php': lista(array_map(fn ($c) => ['id' => $c[0], 'categoria' => $c[1], 'segmento' => SEGMENTOS[$c[2]]], CATEGORIAS));
    case 'list-products.php': case 'list-products-user.php': lista(productos('1', [], min(100, (int) $g['limit'] ?: 100)));
    case 'list-products-page.php': lista(productos('(? = 0 OR segmento = ?) AND (? = 0 OR categoria = ?)', [$segmento, $segmento, $categoria, $categoria]));
    case 'data-product.php': case 'data-product-user.php': lista(productos('id = ?', [$g['id']]));
    case 'list-products-similares.php': lista(productos('categoria = ? AND id <> ?', [$categoria, $g['id_producto']], 6));
    case 'list-products-company.php':
        echo "<br />\n<b>Warning</b>:  Undefined index: orden in <b>/var/www/api/$llamada</b> on line <b>12</b><br />\n";
        lista(productos('tienda = ?', [$g['id_tienda']]));
    case 'data-product-busqueda.php': lista(productos('nombre LIKE ?', ["%{$g['busqueda']}%"]));
    case 'get_results_search.php': lista(productos('nombre LIKE ?', ["%{$g['busqueda']}%"], 8));
    case 'list-companies.php': lista($empresas);
    case 'data-company.php': lista($vista($empresas));
    case 'list-blog.php': echo "\u{FEFF}"; lista($notas);
    case 'data-blog-article.php': lista($vista($notas));
    case 'list-blog-article-relacion.php': lista(array_slice($notas, 0, 2));
    case 'list-carrusel.php': case 'list-banners.php': lista($promos);
    case 'data-user-favs-cant.php': lista(filas('SELECT count(*) AS cantidad FROM favoritos WHERE correo = ?', [$g['user']]));
    case 'list-products-user-favs.php': lista(productos('id IN (SELECT producto FROM favoritos WHERE correo = ?)', [$g['user']]));
    case 'list-user-inbox.php': lista(array_map(fn ($m) => ['id_tienda' => $m['tienda'], 'tienda' => TIENDAS[$m['tienda']], 'logo' => "logos/l{$m['tienda']}.png", 'sin_leer' => 0] + $mensaje($m),
        filas('SELECT * FROM mensajes WHERE id IN (SELECT max(id) FROM mensajes WHERE correo = ? GROUP BY tienda) ORDER BY fecha DESC', [$g['user']])));
    case 'list-user-mensajes.php': lista($mensajes('usuario'));
    case 'list-tienda-mensajes.php': lista($mensajes('tienda'));
    case 'register-user.php': case 'register-user-redes.php':
        if (filas('SELECT 1 FROM usuarios WHERE correo = ?', [$d['email']])) no('Ese correo ya est&aacute; registrado', 409);
        haz('INSERT INTO usuarios (nombre, correo, telefono, clave, red) VALUES (?,?,?,?,?)', [$d['name'], $d['email'], $d['phone'], password_hash($d['password'] ?? uniqid(), PASSWORD_DEFAULT), $d['metodo'] ?? null]);
        si('registered');
    case 'login-user.php': case 'login-user-redes.php':
        $quien = filas('SELECT * FROM usuarios WHERE correo = ?', [$d['email'] ?? ''])[0] ?? null;
        if (!$quien) si('El correo no existe');
        if ($llamada === 'login-user.php' && !password_verify($d['password'] ?? '', $quien['clave'])) si('La contrase&ntilde;a no es correcta');
        session_start();
        $_SESSION['correo'] = $quien['correo'];
        session_write_close();
        si('exist', ['name' => $quien['nombre'], 'phone' => $quien['telefono']]);
    case 'recuperar-contrasena.php': filas('SELECT 1 FROM usuarios WHERE correo = ?', [$d['email']]) ? si('sent') : no('No conocemos ese correo');
    case 'suscribir-newspaper.php': echo haz('INSERT OR IGNORE INTO boletin VALUES (?)', [$d['correo'] ?? '']) ? 'registered' : 'Ese correo ya estaba suscrito'; exit;
    case 'message-user.php':
        haz("INSERT INTO mensajes (correo, tienda, texto, fecha, de) VALUES (?,?,?,?,'usuario')", [$d['user'], $d['id_tienda'], $d['mensaje'], date('Y-m-d H:i:s')]);
        si('sent');
    case 'usuario-fav.php':
        haz('INSERT OR IGNORE INTO favoritos VALUES (?,?)', [$d['user'], $d['id_producto']]);
        si('registered');
    case 'usuario-fav-delete.php':
        haz('DELETE FROM favoritos WHERE correo = ? AND producto = ?', [$d['user'], $d['id_producto']]);
        si('deleted');
    case 'create_pedido.php':
        header('Content-Type: application/json; charset=utf-8');
        [$db, $datos] = [base(), $d];
        eval(ejemplo('$correo = $_SESSION'));
        exit;
    case 'view_page.php': case 'usuario-vista-tienda.php': case 'vista-tienda-contacto.php': case 'usuario-vista-producto.php':
    case 'usuario-vista-producto-contacto.php': case 'vista-articulo.php': case 'vista-contacto-whatsapp.php':
        haz('INSERT INTO visitas VALUES (?, ?)', [$llamada, json_encode($d)]);
        exit('registered');
    default: http_response_code(404); echo 'Not Found';
}
