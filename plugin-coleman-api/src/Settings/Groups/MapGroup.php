<?php

declare(strict_types=1);

namespace Coleman\Api\Settings\Groups;

use Coleman\Api\Locations\MapSettings;
use Coleman\Api\Settings\Field;
use Coleman\Api\Settings\FieldKind;
use Coleman\Api\Settings\SettingsGroup;

/** Where the live map of the branches comes from. */
final readonly class MapGroup implements SettingsGroup
{
    public function name(): string
    {
        return 'map';
    }

    public function title(): string
    {
        return __('Map', 'coleman');
    }

    public function intro(): string
    {
        return __('Pages show a static map of the branches. Nothing is loaded from other services until a visitor opens the live map.', 'coleman');
    }

    public function fields(): array
    {
        $tiles = __('Tiles', 'coleman');

        return [
            new Field('tile_url', FieldKind::Text, __('Tile URL', 'coleman'), __('A URL with {z}, {x} and {y} that starts with https://. Ask your provider. OpenStreetMap’s tiles are for low traffic only.', 'coleman'), MapSettings::DEFAULTS['tile_url'], $tiles, most: 300, isRequired: true),
            new Field('attribution', FieldKind::Text, __('Map attribution', 'coleman'), __('Shown in the corner of the map, as the provider requires. Links are allowed; other HTML is removed.', 'coleman'), MapSettings::DEFAULTS['attribution'], $tiles, most: 300, isRequired: true),
            new Field('google_key', FieldKind::Text, __('Google Maps key', 'coleman'), __('Shows Google’s live map. The key is visible to visitors, so restrict it to this website’s domain in Google’s console. If empty: the tiles above.', 'coleman'), MapSettings::DEFAULTS['google_key'], __('Google Maps', 'coleman'), most: 200),
        ];
    }

    public function values(): array
    {
        $settings = MapSettings::ofSite();

        return ['tile_url' => $settings->tileUrl, 'attribution' => $settings->attribution, 'google_key' => $settings->googleKey];
    }

    public function faults(array $values): array
    {
        $faults = [];
        if (!is_string($values['tile_url'] ?? null) || !MapSettings::areTiles($values['tile_url'])) {
            $faults['tile_url'] = __('Enter a URL that starts with https:// and contains {z}, {x} and {y}.', 'coleman');
        }
        if (!is_string($values['google_key'] ?? null) || 1 !== preg_match('/^[\w-]*$/D', $values['google_key'])) {
            $faults['google_key'] = __('Use only letters, digits, hyphens and underscores in a key.', 'coleman');
        }

        return $faults;
    }

    public function save(array $values): void
    {
        update_option(MapSettings::OPTION, array_intersect_key($values, MapSettings::DEFAULTS));
    }

    public function options(): array
    {
        $text = static fn (int $most): array => ['type' => 'string', 'maxLength' => $most];

        return [MapSettings::OPTION => [
            'type' => 'object',
            'properties' => ['tile_url' => $text(300), 'attribution' => $text(300), 'google_key' => $text(200)],
            'additionalProperties' => false,
            'default' => MapSettings::DEFAULTS,
            'description' => 'Where the live map comes from.',
        ]];
    }
}
