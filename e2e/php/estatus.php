<?php
// Siempre 200: {"status":"success","message":…,"data":…} o {"status":"error","message":…}, también si no hay nada.
require __DIR__ . '/base.php';
$ruta = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
imagenes($ruta, '#^(?:uploads/p\d+\.jpg|uploads/t\d\.jpg|segments/svg/s\d\.svg|uploads/n\d\.jpg|uploads/b\d\.jpg)$#');
$llamada = basename($ruta, '.php');
$d = cuerpo();
function manda(array $filas): never
{
    $filas ? contesta(['status' => 'success', 'message' => 'OK', 'data' => $filas]) : contesta(['status' => 'error', 'message' => 'No se encontraron registros']);
}
function uno(bool $bien, string $no = 'Los datos no son correctos', array $mas = []): never
{
    $bien ? contesta(['status' => 'success', 'message' => 'Guardado correctamente'] + $mas) : contesta(['status' => 'error', 'message' => $no]);
}
function productos(string $donde = '1', array $con = [], int $limite = 200): array
{
    return array_map(fn ($p) => ['id_producto' => (string) $p['id'], 'nombre_producto' => $p['nombre'], 'imagen_principal' => $p['foto'],
        'segmento_nombre' => SEGMENTOS[$p['segmento']], 'categoria_nombre' => array_column(CATEGORIAS, 1, 0)[$p['categoria']],
        'id_empresa' => (string) $p['tienda'], 'empresa' => TIENDAS[$p['tienda']], 'ciudad' => 'Moroleón', 'precios' => "1={$p['menudeo']};{$p['min_mayoreo']}={$p['mayoreo']}", 'minimo_piezas' => (string) $p['minimo'],
        'tallas' => str_replace(',', '|', $p['tallas']), 'colores' => str_replace(',', '|', $p['colores']), 'es_nuevo' => (string) $p['nuevo'], 'descripcion' => $p['descripcion']],
        filas("SELECT * FROM productos WHERE $donde ORDER BY id DESC LIMIT $limite", $con));
}
$g = $_GET + ['user' => '', 'id' => 0, 'busqueda' => '', 'id_tienda' => 0, 'limit' => 100, 'segmento' => '', 'categoria' => '', 'category' => ''];
$segmento = array_search($g['segmento'], SEGMENTOS, true) ?: 0;
$categoria = array_column(CATEGORIAS, 0, 1)[$g['categoria'] ?: $g['category']] ?? 0;
$empresas = array_map(fn ($id, $n) => ['id_empresa' => "$id", 'empresa' => $n, 'logotipo' => "t$id.jpg", 'ciudad' => 'Moroleón', 'giro' => 'Ropa de punto',
    'verificado' => (string) ($id % 2), 'pedido_minimo' => '$1,500.00', 'tel' => "445555010$id", 'correo' => "tienda$id@ejemplo.mx", 'descripcion' => 'Hacemos ropa desde hace años.'], array_keys(TIENDAS), TIENDAS);
$notas = array_map(fn ($n) => ['id_nota' => "$n", 'titulo' => "Cómo vender más, parte $n", 'extracto' => 'Consejos de mostrador.', 'tema' => $n < 3 ? 'Ventas' : 'Cuidado',
    'imagen' => "n$n.jpg", 'autor' => 'Redacción', 'fecha_publicacion' => "2026-10-1$n 09:00:00", 'texto' => "<p>Texto de la nota $n, con sus consejos.</p>"], [1, 2, 3, 4]);
$por = fn (array $filas, string $id) => array_values(array_filter($filas, fn ($f) => $f[$id] == $g['id']));
$mensajes = fn (string $de) => array_map(fn ($m) => ['id_mensaje' => (string) $m['id'], 'texto' => $m['texto'], 'fecha_hora' => (string) strtotime($m['fecha'])],
    filas('SELECT * FROM mensajes WHERE correo = ? AND tienda = ? AND de = ?', [$g['user'], $g['id_tienda'], $de]));
$hay = fn (string $correo) => (bool) filas('SELECT 1 FROM usuarios WHERE correo = ?', [$correo]);
switch ($llamada) {
    case 'list-segmentos': manda(array_map(fn ($id, $n) => ['id' => "$id", 'segmento' => $n, 'svg' => "s$id.svg"], array_keys(SEGMENTOS), SEGMENTOS));
    case 'list-categories': manda(array_map(fn ($c) => ['id_categoria' => "$c[0]", 'nombre_categoria' => $c[1], 'segmento' => SEGMENTOS[$c[2]]], CATEGORIAS));
    case 'list-products': case 'list-products-user': manda(productos('1', [], (int) $g['limit'] ?: 100));
    case 'list-products-page': manda(productos('(? = 0 OR segmento = ?) AND (? = 0 OR categoria = ?)', [$segmento, $segmento, $categoria, $categoria]));
    case 'data-product': case 'data-product-user': manda(productos('id = ?', [$g['id']]));
    case 'list-products-similares': manda(productos('categoria = ? AND id <> ?', [$categoria, $_GET['id_producto'] ?? 0], 6));
    case 'list-products-company': manda(productos('tienda = ?', [$g['id_tienda']]));
    case 'data-product-busqueda': manda(productos('nombre LIKE ?', ["%{$g['busqueda']}%"]));
    case 'get_results_search': manda(array_map(fn ($p) => ['nombre' => $p['nombre_producto']], productos('nombre LIKE ?', ["%{$g['busqueda']}%"], 8)));
    case 'list-companies': manda($empresas);
    case 'data-company': manda($por($empresas, 'id_empresa'));
    case 'list-blog': manda($notas);
    case 'data-blog-article': manda($por($notas, 'id_nota'));
    case 'list-blog-article-relacion': manda(array_slice($notas, 0, 2));
    case 'list-carrusel': case 'list-banners': manda([['id' => '1', 'titulo' => 'Directo del taller', 'texto' => 'Sin intermediarios.', 'imagen' => 'b1.jpg', 'liga' => '/catalogoempresa']]);
    case 'data-user-favs-cant': manda(filas('SELECT count(*) AS total FROM favoritos WHERE correo = ?', [$g['user']]));
    case 'list-products-user-favs': manda(productos('id IN (SELECT producto FROM favoritos WHERE correo = ?)', [$g['user']]));
    case 'list-user-inbox': manda(array_map(fn ($m) => ['id_empresa' => (string) $m['tienda'], 'empresa' => TIENDAS[$m['tienda']], 'logotipo' => "t{$m['tienda']}.jpg", 'ultimo_mensaje' => $m['texto'], 'fecha_hora' => (string) strtotime($m['fecha']), 'no_leidos' => '0'],
        filas('SELECT * FROM mensajes WHERE id IN (SELECT max(id) FROM mensajes WHERE correo = ? GROUP BY tienda) ORDER BY fecha DESC', [$g['user']])));
    case 'list-user-mensajes': manda($mensajes('usuario'));
    case 'list-tienda-mensajes': manda($mensajes('tienda'));
    case 'register-user': case 'register-user-redes':
        if (($d['name'] ?? '') === '') uno(false, 'Falta el campo name');
        if ($hay($d['email'] ?? '')) uno(false, 'Ese correo ya está registrado');
        uno((bool) haz('INSERT INTO usuarios (nombre, correo, telefono, clave, red) VALUES (?,?,?,?,?)', [$d['name'], $d['email'], $d['phone'] ?? '', password_hash($d['password'] ?? uniqid(), PASSWORD_DEFAULT), $d['metodo'] ?? null]));
    case 'login-user': case 'login-user-redes':
        $yo = filas('SELECT * FROM usuarios WHERE correo = ?', [$d['email'] ?? ''])[0] ?? null;
        if (!$yo || ($llamada === 'login-user' && !password_verify($d['password'] ?? '', $yo['clave']))) uno(false, 'Correo o contraseña incorrectos');
        contesta(['status' => 'success', 'message' => 'Bienvenido', 'data' => ['nombre' => $yo['nombre'], 'telefono' => $yo['telefono']]]);
    case 'recuperar-contrasena': uno($hay($d['email'] ?? ''), 'No conocemos ese correo');
    case 'suscribir-newspaper': uno((bool) haz('INSERT OR IGNORE INTO boletin VALUES (?)', [$d['correo'] ?? '']), 'Ese correo ya estaba suscrito');
    case 'message-user':
        if (!isset(TIENDAS[$d['id_tienda'] ?? 0]) || ($d['mensaje'] ?? '') === '') uno(false, 'No existe la empresa');
        if (str_contains($d['mensaje'], 'spam')) uno(false, 'Ese mensaje no se puede enviar');
        uno((bool) haz("INSERT INTO mensajes (correo, tienda, texto, fecha, de) VALUES (?,?,?,?,'usuario')", [$d['user'], $d['id_tienda'], $d['mensaje'], date('Y-m-d H:i:s')]));
    case 'usuario-fav':
        if (!filas('SELECT 1 FROM productos WHERE id = ?', [$d['id_producto'] ?? 0])) uno(false, 'Ese producto no existe');
        uno((bool) haz('INSERT OR IGNORE INTO favoritos VALUES (?,?)', [$d['user'], $d['id_producto']]));
    case 'usuario-fav-delete': uno((bool) haz('DELETE FROM favoritos WHERE correo = ? AND producto = ?', [$d['user'] ?? '', $d['id_producto'] ?? 0]), 'No estaba en tus favoritos');
    case 'create_pedido':
        if (empty($d['productos'])) uno(false, 'El pedido no tiene productos');
        if (($d['nota'] ?? '') === 'agotado') uno(false, 'Ya no hay existencia de un producto');
        uno((bool) haz('INSERT OR IGNORE INTO pedidos (correo, tienda, total, lineas, clave) VALUES (?,?,?,?,?)', [$d['user'], $d['id_tienda'], $d['total'] ?? '', json_encode($d['productos']), $d['id_cliente'] ?? uniqid()]), 'Ese pedido ya estaba', ['folio' => 'P-' . base()->lastInsertId()]);
    default:
        if (!str_contains($llamada, 'vi')) { http_response_code(404); exit('Not Found'); }
        uno((bool) haz('INSERT INTO visitas VALUES (?, ?)', [$llamada, json_encode($d)]));
}
