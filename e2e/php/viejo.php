<?php
// Como en 2009: columnas cortas, todo en texto, y cada escritura contesta {"error":""} o {"error":"por qué no"}.
require __DIR__ . '/base.php';
error_reporting(0);
$ruta = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
imagenes($ruta, '#^(?:fotos/p\d+\.jpg|logo\d\.png|iconos/s\d\.svg|blog/n\d\.jpg|banners/b\d\.jpg)$#');
$llamada = basename($ruta);
$d = cuerpo();

function texto(array $filas): array
{
    return array_map(fn ($fila) => array_map(fn ($v) => $v === null ? null : (string) $v, $fila), $filas);
}
function lista(array $filas, string $nada = 'No hay datos'): never
{
    contesta(count($filas) > 0 ? texto($filas) : ['error' => $nada]);
}
function responde(string $error, array $mas = []): never
{
    contesta(['error' => $error] + $mas);
}
function falta(array $d, string ...$campos): void
{
    foreach ($campos as $campo) if (($d[$campo] ?? '') === '') responde("Falta el campo $campo");
}
const PROD = "SELECT p.id AS cve_prod, p.nombre AS nom_prod, p.foto AS foto, s.nombre AS depto, c.nombre AS categ,
  p.tienda AS cve_tda, t.nombre AS nom_tda, 'Moroleón' AS ciudad, p.menudeo AS pre_menudeo, p.mayoreo AS pre_mayoreo,
  p.min_mayoreo AS min_mayoreo, p.minimo AS pzas_min, p.tallas, p.colores,
  CASE p.nuevo WHEN 1 THEN 'S' ELSE 'N' END AS nuevo, p.descripcion AS descrip FROM productos p";
function productos(string $donde, array $con = [], int $limite = 100): array
{
    $caso = fn (array $de, string $col) => "CASE p.$col " . implode(' ', array_map(
        fn ($id, $nombre) => "WHEN $id THEN '$nombre'", array_keys($de), $de)) . ' END';
    $sql = str_replace(['s.nombre', 'c.nombre', 't.nombre'],
        [$caso(SEGMENTOS, 'segmento'), $caso(array_column(CATEGORIAS, 1, 0), 'categoria'), $caso(TIENDAS, 'tienda')], PROD);
    return filas("$sql WHERE $donde ORDER BY p.id DESC LIMIT $limite", $con);
}
$g = $_GET + ['limit' => 100, 'user' => '', 'id' => 0, 'busqueda' => '', 'segmento' => '', 'categoria' => '', 'id_tienda' => 0];
$segmento = array_search($g['segmento'], SEGMENTOS, true);
$categoria = array_column(CATEGORIAS, 0, 1)[$g['categoria'] ?: ($_GET['category'] ?? '')] ?? 0;
$empresas = array_map(fn ($id, $nombre) => ['cve_tda' => $id, 'nom_tda' => $nombre, 'logo' => "logo$id.png",
    'ciudad' => 'Moroleón', 'giro' => 'Ropa de punto', 'verificada' => $id % 2 ? 'S' : 'N', 'compra_min' => '1500.00',
    'tel' => '445555010' . $id, 'correo' => "tienda$id@ejemplo.mx", 'historia' => "Hacemos ropa desde hace años.", 'anio_fundacion' => '1998'],
    array_keys(TIENDAS), TIENDAS);
$notas = array_map(fn ($n) => ['cve_nota' => $n, 'titulo' => "Cómo vender más, parte $n", 'resumen' => 'Consejos de mostrador.',
    'tema' => $n < 3 ? 'Ventas' : 'Cuidado', 'imagen' => "n$n.jpg", 'autor' => 'Redacción', 'fecha_pub' => "1$n/10/2026",
    'contenido' => "<p>Texto de la nota $n, con sus consejos.</p>"], [1, 2, 3, 4]);
$promos = [['cve_promo' => 1, 'titulo' => 'Directo del taller', 'leyenda' => 'Sin intermediarios.', 'imagen' => 'b1.jpg', 'liga' => '/catalogoempresa']];
$visto = fn (array $filas, string $id) => array_values(array_filter($filas, fn ($f) => $f[$id] == ($_GET['id'] ?? 0)));

switch ($llamada) {
    case 'list-segmentos.php': lista(array_map(fn ($id, $n) => ['cve_seg' => $id, 'segmento' => $n, 'svg' => "s$id.svg"], array_keys(SEGMENTOS), SEGMENTOS));
    case 'list-categories.php': lista(array_map(fn ($c) => ['cve_cat' => $c[0], 'categoria' => $c[1], 'segmento' => SEGMENTOS[$c[2]]], CATEGORIAS));
    case 'list-products.php': case 'list-products-user.php': lista(productos('1', [], min(100, (int) $g['limit'] ?: 100)));
    case 'list-products-page.php': lista(productos('(? = 0 OR segmento = ?) AND (? = 0 OR categoria = ?)', [$segmento ?: 0, $segmento ?: 0, $categoria, $categoria]), 'No hay productos');
    case 'data-product.php': case 'data-product-user.php': lista(productos('p.id = ?', [$g['id']]), 'No existe el producto');
    case 'list-products-similares.php': lista(productos('categoria = ? AND p.id <> ?', [$categoria, $_GET['id_producto'] ?? 0], 6), 'No hay productos');
    case 'list-products-company.php': lista(productos('p.tienda = ?', [$g['id_tienda']]), 'No hay productos');
    case 'data-product-busqueda.php': lista(productos('p.nombre LIKE ?', ["%{$g['busqueda']}%"]), 'No hay productos');
    case 'get_results_search.php': lista(array_map(fn ($p) => ['nombre' => $p['nom_prod']], productos('p.nombre LIKE ?', ["%{$g['busqueda']}%"], 8)), 'Sin resultados');
    case 'list-companies.php': lista($empresas);
    case 'data-company.php': lista($visto($empresas, 'cve_tda'), 'No existe la empresa');
    case 'list-blog.php': lista($notas);
    case 'data-blog-article.php': lista($visto($notas, 'cve_nota'), 'No existe la nota');
    case 'list-blog-article-relacion.php': lista(array_slice($notas, 0, 2));
    case 'list-carrusel.php': case 'list-banners.php': lista($promos);
    case 'data-user-favs-cant.php': lista(filas('SELECT count(*) AS cantidad FROM favoritos WHERE correo = ?', [$g['user']]));
    case 'list-products-user-favs.php': lista(productos('p.id IN (SELECT producto FROM favoritos WHERE correo = ?)', [$g['user']]), 'No tienes favoritos');
    case 'list-user-inbox.php': lista(array_map(fn ($m) => ['cve_tda' => $m['tienda'], 'nom_tda' => TIENDAS[$m['tienda']], 'logo' => "logo{$m['tienda']}.png", 'mensaje' => $m['texto'], 'fecha' => date('d/m/Y H:i', strtotime($m['fecha'])), 'sin_leer' => 0],
        filas('SELECT * FROM mensajes WHERE id IN (SELECT max(id) FROM mensajes WHERE correo = ? GROUP BY tienda) ORDER BY fecha DESC', [$g['user']])), 'No tienes mensajes');
    case 'list-user-mensajes.php': case 'list-tienda-mensajes.php':
        lista(array_map(fn ($m) => ['cve_msj' => $m['id'], 'mensaje' => $m['texto'], 'fecha' => date('d/m/Y H:i', strtotime($m['fecha']))],
            filas('SELECT * FROM mensajes WHERE correo = ? AND tienda = ? AND de = ?', [$g['user'], $g['id_tienda'], $llamada === 'list-user-mensajes.php' ? 'usuario' : 'tienda'])), 'No tienes mensajes');
    case 'register-user.php': case 'register-user-redes.php':
        falta($d, 'nombre', 'correo');
        if (filas('SELECT 1 FROM usuarios WHERE correo = ?', [$d['correo']])) responde('<b>Ese correo ya est&aacute; registrado</b>');
        haz('INSERT INTO usuarios (nombre, correo, telefono, clave, red) VALUES (?,?,?,?,?)', [$d['nombre'], $d['correo'], $d['tel'] ?? $d['phone'] ?? '', password_hash($d['clave'] ?? $d['password'] ?? uniqid(), PASSWORD_DEFAULT), $d['metodo'] ?? null]);
        responde('');
    case 'login-user.php': case 'login-user-redes.php':
        $quien = filas('SELECT * FROM usuarios WHERE correo = ?', [$d['email'] ?? ''])[0] ?? null;
        if (!$quien) responde('El correo no existe');
        if ($llamada === 'login-user.php' && !password_verify($d['password'] ?? '', $quien['clave'])) responde('La contrase&ntilde;a no es correcta');
        responde('', ['nombre' => $quien['nombre'], 'telefono' => $quien['telefono']]);
    case 'recuperar-contrasena.php':
        falta($d, 'correo');
        filas('SELECT 1 FROM usuarios WHERE correo = ?', [$d['correo']]) ? responde('') : responde('No conocemos ese correo');
    case 'suscribir-newspaper.php':
        haz('INSERT OR IGNORE INTO boletin VALUES (?)', [$d['correo'] ?? '']) ? responde('') : responde('Ese correo ya estaba suscrito');
    case 'message-user.php':
        falta($d, 'usuario', 'mensaje', 'cve_tda');
        if (!isset(TIENDAS[$d['cve_tda']])) responde('No existe la empresa');
        if (str_contains($d['mensaje'], 'spam')) responde('Ese mensaje no se puede enviar');
        haz("INSERT INTO mensajes (correo, tienda, texto, fecha, de) VALUES (?,?,?,?,'usuario')", [$d['usuario'], $d['cve_tda'], $d['mensaje'], date('Y-m-d H:i:s')]);
        responde('', ['id_mensaje' => (string) base()->lastInsertId()]);
    case 'usuario-fav.php':
        falta($d, 'usuario', 'cve_prod');
        if (!filas('SELECT 1 FROM productos WHERE id = ?', [$d['cve_prod']])) responde('Ese producto no existe');
        haz('INSERT OR IGNORE INTO favoritos VALUES (?,?)', [$d['usuario'], $d['cve_prod']]);
        responde('');
    case 'usuario-fav-delete.php':
        falta($d, 'usuario', 'cve_prod');
        haz('DELETE FROM favoritos WHERE correo = ? AND producto = ?', [$d['usuario'], $d['cve_prod']]) ? responde('') : responde('No estaba en tus favoritos');
    case 'create_pedido.php':
        falta($d, 'usuario', 'cve_tda');
        if (empty($d['productos'])) responde('El pedido no tiene productos');
        if (($d['nota'] ?? '') === 'agotado') responde('Ya no hay existencia de un producto');
        haz('INSERT OR IGNORE INTO pedidos (correo, tienda, total, lineas, clave) VALUES (?,?,?,?,?)', [$d['usuario'], $d['cve_tda'], $d['total'] ?? '', json_encode($d['productos']), $d['id_cliente'] ?? uniqid()]);
        responde('', ['id_pedido' => (string) base()->lastInsertId()]);
    case 'view_page.php': case 'usuario-vista-tienda.php': case 'vista-tienda-contacto.php': case 'usuario-vista-producto.php':
    case 'usuario-vista-producto-contacto.php': case 'vista-articulo.php': case 'vista-contacto-whatsapp.php':
        haz('INSERT INTO visitas VALUES (?, ?)', [$llamada, json_encode($d)]);
        responde('');
    default: http_response_code(404); echo 'Not Found';
}
