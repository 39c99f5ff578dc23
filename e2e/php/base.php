<?php
// Una tienda chica en SQLite, el cuerpo en JSON y las imágenes.
declare(strict_types=1);

const SEGMENTOS = [1 => 'Dama', 2 => 'Caballero', 3 => 'Niña'];
const CATEGORIAS = [[1, 'Blusas', 1], [2, 'Vestidos', 1], [3, 'Camisas', 2], [4, 'Pantalones', 2], [5, 'Conjuntos', 3]];
const TIENDAS = [1 => 'Tejidos Madeja', 2 => 'Confecciones Alondra', 3 => 'Casa Membrillo', 4 => 'Textiles Garambullo'];

function base(): PDO
{
    static $base = null;
    if ($base !== null) return $base;
    $base = new PDO('sqlite:' . getenv('BASE'), null, null, [PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION]);
    $base->setAttribute(PDO::ATTR_DEFAULT_FETCH_MODE, PDO::FETCH_ASSOC);
    $base->exec('PRAGMA busy_timeout = 5000');
    if (!$base->query("SELECT 1 FROM sqlite_master WHERE name = 'usuarios'")->fetch()) sembrar($base);
    return $base;
}

function sembrar(PDO $base): void
{
    $base->exec('BEGIN IMMEDIATE;
      CREATE TABLE usuarios (id INTEGER PRIMARY KEY, nombre, correo UNIQUE, telefono, clave, red);
      CREATE TABLE productos (id INTEGER PRIMARY KEY, nombre, foto, segmento INTEGER, categoria INTEGER, tienda INTEGER, menudeo, mayoreo,
        min_mayoreo, minimo, tallas, colores, nuevo, descripcion);
      CREATE TABLE favoritos (correo, producto INTEGER, UNIQUE (correo, producto));
      CREATE TABLE mensajes (id INTEGER PRIMARY KEY, correo, tienda INTEGER, texto, fecha, de);
      CREATE TABLE pedidos (id INTEGER PRIMARY KEY, usuario, clave, detalle CHECK (length(detalle) < 5000), UNIQUE (usuario, clave));
      CREATE TABLE boletin (correo UNIQUE);
      CREATE TABLE visitas (que, cuerpo);');
    $nuevo = $base->prepare('INSERT INTO productos VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?)');
    for ($id = 1; $id <= 30; $id++) {
        [$categoria, $que, $segmento] = CATEGORIAS[$id % 5];
        $nuevo->execute([$id, substr($que, 0, -1) . ' modelo ' . chr(64 + $id % 26 + 1) . $id, "p$id.jpg", $segmento, $categoria,
            $id % 4 + 1, 90 + $id, 70 + $id, 12, 6, 'CH,M,G', 'Rojo,Negro', $id % 7 === 0 ? 1 : 0,
            "Prenda de algodón número $id, hecha en Moroleón."]);
    }
    $base->prepare('INSERT INTO usuarios VALUES (1, ?, ?, ?, ?, NULL)')
        ->execute(['Guadalupe Ramírez', 'demo@puntada.mx', '4455550142', password_hash('mayoreo123', PASSWORD_DEFAULT)]);
    foreach ([2, 5, 9] as $id) $base->exec("INSERT INTO favoritos VALUES ('demo@puntada.mx', $id)");
    foreach ([['usuario', '¿Tienen blusas en talla EG?', '2026-11-18 10:15:00'],
        ['tienda', 'Sí, desde doce piezas.', '2026-11-18 11:40:00']] as [$de, $texto, $fecha])
        $base->prepare('INSERT INTO mensajes (correo, tienda, texto, fecha, de) VALUES (?, 1, ?, ?, ?)')
            ->execute(['demo@puntada.mx', $texto, $fecha, $de]);
    $base->exec('COMMIT');
}

function consulta(string $sql, array $con): PDOStatement
{
    $consulta = base()->prepare($sql);
    foreach ($con as $lugar => $valor)
        $consulta->bindValue($lugar + 1, is_numeric($valor) ? (int) $valor : $valor, is_numeric($valor) ? PDO::PARAM_INT : PDO::PARAM_STR);
    $consulta->execute();
    return $consulta;
}

/** @return list<array<string, mixed>> */
function filas(string $sql, array $con = []): array
{
    return consulta($sql, $con)->fetchAll();
}

function haz(string $sql, array $con = []): int
{
    return consulta($sql, $con)->rowCount();
}

/** Lo que se copia de la página del contrato corre tal como está ahí: el ejemplo que empieza con esto. */
function ejemplo(string $principio): string
{
    preg_match_all('/```php\n(.*?)```/s', file_get_contents(__DIR__ . '/../../.github/contract.md'), $ejemplos);
    foreach ($ejemplos[1] as $ejemplo) if (str_starts_with($ejemplo, $principio)) return $ejemplo;
    throw new RuntimeException("El contrato no trae el ejemplo $principio");
}

function cuerpo(): array
{
    return json_decode(file_get_contents('php://input'), true) ?? [];
}

function contesta(mixed $que, int $estado = 200): never
{
    http_response_code($estado);
    header('Content-Type: application/json; charset=utf-8');
    if ($estado !== 204) echo json_encode($que, JSON_UNESCAPED_UNICODE);
    exit;
}

/** Las imágenes existen solo en estas carpetas. */
function imagenes(string $ruta, string $patron): void
{
    if (!str_starts_with($ruta, '/images/')) return;
    if (!preg_match($patron, substr($ruta, strlen('/images/')))) { http_response_code(404); exit; }
    header('Content-Type: image/svg+xml');
    echo '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><path fill="#b46" d="M0 0h4v5H0z"/></svg>';
    exit;
}
