<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;

/** The first rules for people who search in Spanish: catalogs are in English. Staff change them. */
final class AddSpanishSearchWords implements Migration
{
    /** The site keeps so many rules at most. */
    private const MOST = 500;

    /** What is typed, without what is the same word in both languages, and what catalogs and pages call it. */
    private const RULES = [
        [['filtro'], 'filter'],
        [['aceite'], 'oil'],
        [['aire'], 'air'],
        [['combustible', 'gasolina'], 'fuel'],
        [['agua'], 'water'],
        [['hidráulico', 'hidráulica'], 'hydraulic'],
        [['batería', 'acumulador'], 'battery'],
        [['bujía'], 'spark plug'],
        [['correa', 'banda'], 'belt'],
        [['oruga'], 'track'],
        [['cuchilla', 'navaja'], 'blade'],
        [['diente'], 'teeth'],
        [['diente'], 'tooth'],
        [['cucharón', 'cucharones', 'balde', 'cubeta'], 'bucket'],
        [['llanta', 'neumático'], 'tire'],
        [['rueda', 'rin', 'rines'], 'wheel'],
        [['manguera'], 'hose'],
        [['bomba'], 'pump'],
        [['empaque', 'junta'], 'gasket'],
        [['sello', 'retén', 'retenes'], 'seal'],
        [['balero', 'rodamiento', 'cojinete'], 'bearing'],
        [['buje'], 'bushing'],
        [['perno', 'tornillo'], 'bolt'],
        [['tuerca'], 'nut'],
        [['pasador', 'pasadores'], 'pin'],
        [['grasa'], 'grease'],
        [['freno'], 'brake'],
        [['embrague'], 'clutch'],
        [['alternador', 'alternadores'], 'alternator'],
        [['arrancador', 'motor de arranque'], 'starter'],
        [['foco', 'faro', 'luz', 'luces'], 'light'],
        [['foco', 'faro', 'luz', 'luces'], 'lamp'],
        [['espejo'], 'mirror'],
        [['asiento'], 'seat'],
        [['vidrio', 'cristal'], 'glass'],
        [['parabrisas'], 'windshield'],
        [['limpiaparabrisas'], 'wiper'],
        [['puerta'], 'door'],
        [['llave'], 'key'],
        [['radiador', 'radiadores'], 'radiator'],
        [['ventilador', 'ventiladores'], 'fan'],
        [['termostato'], 'thermostat'],
        [['anticongelante', 'refrigerante'], 'coolant'],
        [['válvula'], 'valve'],
        [['cilindro'], 'cylinder'],
        [['pistones'], 'piston'],
        [['inyector', 'inyectores'], 'injector'],
        [['polea'], 'pulley'],
        [['resorte'], 'spring'],
        [['cadena'], 'chain'],
        [['rodillo'], 'roller'],
        [['escape', 'mofle'], 'muffler'],
        [['escape', 'mofle'], 'exhaust'],
        [['interruptor', 'interruptores'], 'switch'],
        [['fusible'], 'fuse'],
        [['transmisión'], 'transmission'],
        [['tanque'], 'tank'],
        [['tapón', 'tapones'], 'plug'],
        [['tapa'], 'cap'],
        [['herramienta'], 'tool'],
        [['pintura'], 'paint'],
        [['refacción', 'refacciones', 'repuesto', 'pieza'], 'part'],
        [['diagrama'], 'diagram'],
        [['máquina', 'maquinaria', 'equipo'], 'equipment'],
        [['excavadora'], 'excavator'],
        [['miniexcavadora'], 'mini excavator'],
        [['retroexcavadora'], 'backhoe'],
        [['minicargador', 'minicargadora', 'minicargadores'], 'skid steer'],
        [['minicargador', 'minicargadora', 'minicargadores'], 'compact track loader'],
        [['cargador', 'cargadora', 'cargadores'], 'loader'],
        [['podadora', 'cortacésped', 'corta césped', 'cortadora de césped', 'segadora'], 'mower'],
        [['giro cero'], 'zero turn'],
        [['camión', 'camiones', 'troca'], 'truck'],
        [['remolque', 'traila'], 'trailer'],
        [['montacargas', 'manipulador telescópico'], 'telehandler'],
        [['generador', 'generadores'], 'generator'],
        [['compactador', 'compactadora'], 'compactor'],
        [['zanjadora'], 'trencher'],
        [['aditamento', 'implemento', 'accesorio'], 'attachment'],
        [['horquilla'], 'fork'],
        [['barrena', 'ahoyadora'], 'auger'],
        [['desbrozadora', 'desvaradora'], 'brush cutter'],
        [['desbrozadora', 'desvaradora'], 'rotary cutter'],
        [['arado'], 'plow'],
        [['nieve'], 'snow'],
        [['usado', 'usada'], 'used'],
        [['nuevo', 'nueva'], 'new'],
        [['renta', 'rentar', 'alquiler', 'alquilar'], 'rental'],
        [['sucursal', 'sucursales', 'ubicación', 'ubicaciones'], 'location'],
        [['horario'], 'hours'],
        [['envío'], 'shipping'],
        [['devolución', 'devoluciones', 'reembolso'], 'returns'],
        [['financiamiento', 'crédito'], 'financing'],
        [['trabajo', 'empleo', 'vacante'], 'careers'],
        [['contacto', 'teléfono', 'correo'], 'contact'],
        [['garantía'], 'warranty'],
        [['pedido'], 'order'],
        [['cuenta'], 'account'],
        [['cotización', 'presupuesto'], 'quote'],
        [['servicio'], 'service'],
    ];

    public function up(Connection $connection): void
    {
        $known = [];
        $count = 0;
        foreach ($connection->rows('SELECT typed FROM {search_synonyms}') as $row) {
            $count++;
            foreach ((array) json_decode((string) $row['typed'], true) as $typed) {
                $known[self::plain(is_string($typed) ? $typed : '')] = true;
            }
        }
        if ($count + count(self::RULES) > self::MOST) {
            return;
        }
        // What staff have said already stays as they said it.
        $rows = [];
        foreach (self::RULES as [$typed, $meant]) {
            $new = array_values(array_filter($typed, static fn (string $text): bool => !isset($known[self::plain($text)])));
            if ([] !== $new) {
                $rows[] = ['typed' => (string) json_encode($new), 'meant' => $meant, 'is_two_way' => 0, 'changed_by' => 0, 'changed_at' => gmdate('Y-m-d H:i:s')];
            }
        }
        // search_meanings is written from these by the new version itself, which knows how it reads words.
        $connection->insertMany('search_synonyms', $rows);
    }

    private static function plain(string $text): string
    {
        return mb_strtolower(remove_accents($text));
    }
}
