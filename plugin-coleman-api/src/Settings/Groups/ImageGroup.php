<?php

declare(strict_types=1);

namespace Coleman\Api\Settings\Groups;

use Coleman\Api\Images\ImageSettings;
use Coleman\Api\Settings\Field;
use Coleman\Api\Settings\FieldKind;
use Coleman\Api\Settings\SettingsGroup;

/** Where pictures of the catalog come from. */
final readonly class ImageGroup implements SettingsGroup
{
    public function name(): string
    {
        return 'images';
    }

    public function title(): string
    {
        return __('Pictures', 'coleman');
    }

    public function intro(): string
    {
        return __('Pictures of the catalog come from this site, or from a content delivery network (CDN). If the CDN doesn’t answer, pages show this site’s pictures.', 'coleman');
    }

    public function fields(): array
    {
        return [
            new Field('cdn_host', FieldKind::Text, __('CDN address', 'coleman'), __('Starts with https://, such as https://cdn.example.com. If empty: this site.', 'coleman'), most: 200),
            new Field('variant_path', FieldKind::Text, __('Path of a picture on the CDN', 'coleman'), __('{size} stands for thumbnail, medium or full, and {path} for the picture. Drawings are at their own path.', 'coleman'), ImageSettings::VARIANT_PATH, most: 200, isRequired: true),
            new Field('dev_host', FieldKind::Text, __('Address on development sites', 'coleman'), __('Used instead of the CDN where WordPress’s environment type is local or development.', 'coleman'), most: 200),
        ];
    }

    public function values(): array
    {
        $settings = ImageSettings::ofSite();

        return ['cdn_host' => $settings->cdnHost, 'variant_path' => $settings->variantPath, 'dev_host' => $settings->devHost];
    }

    public function faults(array $values): array
    {
        ['cdn_host' => $cdn, 'dev_host' => $dev, 'variant_path' => $path] = $values + ImageSettings::DEFAULTS;
        $faults = [];
        if ('' !== $cdn && (!is_string($cdn) || !str_starts_with($cdn, 'https://') || !ImageSettings::isHost($cdn))) {
            $faults['cdn_host'] = __('Enter an address that starts with https://, without ? or #.', 'coleman');
        }
        if ('' !== $dev && (!is_string($dev) || !ImageSettings::isHost($dev))) {
            $faults['dev_host'] = __('Enter an address that starts with http:// or https://, without ? or #.', 'coleman');
        }
        if (!is_string($path) || !ImageSettings::isVariantPath($path)) {
            $faults['variant_path'] = __('Enter a path such as /optimized/{size}/{path}: {size} is a folder of its own, and {path} is the end.', 'coleman');
        }

        return $faults;
    }

    public function save(array $values): void
    {
        $text = static fn (string $name): string => is_string($values[$name] ?? null) ? rtrim($values[$name], '/') : '';
        update_option(ImageSettings::OPTION, ['cdn_host' => $text('cdn_host'), 'dev_host' => $text('dev_host'), 'variant_path' => $text('variant_path')]);
    }

    public function options(): array
    {
        $text = ['type' => 'string', 'maxLength' => 200];

        return [ImageSettings::OPTION => [
            'type' => 'object',
            'properties' => ['cdn_host' => $text, 'dev_host' => $text, 'variant_path' => $text],
            'additionalProperties' => false,
            'default' => ImageSettings::DEFAULTS,
            'description' => 'Where pictures of the catalog come from; without hosts, from the site itself.',
        ]];
    }
}
