<?php

declare(strict_types=1);

namespace Coleman\Blocks;

use Coleman\Api\Models\Assembly;
use Coleman\Api\Models\Hotspot;
use Coleman\Api\Models\Model;
use Coleman\Api\Models\ModelView;
use Coleman\Api\Plugin;
use Coleman\Api\Support\Text;

/** What the parts viewer shows of a model: the props of its island. */
final class Diagrams
{
    private const MAX_SERIAL = 40;

    /** @return array{model: array<string, int|string>, index: array<string, mixed>|null, diagram: array<string, mixed>|null} */
    public static function props(ModelView $view, bool $asksForSerial): array
    {
        $presented = Plugin::services()->modelPresenter()->model($view->model);

        return [
            'model' => [
                'ModelId' => $presented['ModelId'],
                'Title' => $presented['Title'],
                'Category' => $presented['Category'],
                'Url' => $presented['Url'],
                'image' => $presented['Photo']['MediumImagePath'],
                'years' => self::years($view->model),
                'serial_prefix' => $presented['serial_prefix'],
                'serial_plate' => $presented['serial_plate'],
            ],
            'index' => null === $view->assembly ? self::index($view) : null,
            'diagram' => null === $view->assembly ? null : self::diagram($view, $view->assembly, $asksForSerial),
        ];
    }

    /** "2014–2023", "since 2014", or nothing. */
    private static function years(Model $model): string
    {
        return match (true) {
            null === $model->yearFrom => '',
            /* translators: %d: a year */
            null === $model->yearTo => sprintf(__('since %d', 'coleman'), $model->yearFrom),
            default => sprintf('%d–%d', $model->yearFrom, $model->yearTo),
        };
    }

    /** @return array<string, mixed> */
    private static function index(ModelView $view): array
    {
        $categories = [];
        $shown = '';
        foreach ($view->assemblies as $assembly) {
            $presented = Plugin::services()->modelPresenter()->assembly($view->model, $assembly);
            $categories[$assembly->categorySlug] ??= ['name' => $presented['Category'], 'url' => $presented['CategoryUrl'], 'diagrams' => []];
            $categories[$assembly->categorySlug]['diagrams'][] = [
                'name' => $presented['Name'],
                'url' => $presented['Url'],
                'figure' => $presented['figure'],
                'count' => $presented['callout_count'],
            ];
            $shown = $assembly->categorySlug === $view->category ? $presented['Category'] : $shown;
        }

        return ['category' => $shown, 'categories' => array_values($categories)];
    }

    /** @return array<string, mixed> */
    private static function diagram(ModelView $view, Assembly $assembly, bool $asksForSerial): array
    {
        $services = Plugin::services();
        $presenter = $services->modelPresenter();
        $presented = $presenter->assembly($view->model, $assembly);
        $numbers = [];
        foreach ($presenter->rows($view->callouts ?? $services->models()->callouts($assembly->id)) as $row) {
            $ref = $row['ref'];
            $numbers[$ref] ??= ['ref' => $ref, 'rows' => []];
            $numbers[$ref]['rows'][] = self::row($row);
        }
        $place = array_search($assembly->id, array_column($view->assemblies, 'id'), true);
        $at = static function (int $index) use ($view): ?array {
            $other = $view->assemblies[$index] ?? null;

            return null === $other ? null : ['name' => $other->name, 'url' => $view->model->assemblyPath($other->slug)];
        };
        $state = $services->forms()->state('cart_add');

        $id = Ids::take('diagram');

        return [
            'ids' => 'diagram' === $id ? '' : $id . '-',
            'name' => $presented['Name'],
            'url' => $presented['Url'],
            'figure' => $presented['figure'],
            'numbers' => array_values($numbers),
            'spots' => array_map(self::spot(...), $view->hotspots ?? $services->models()->hotspots($assembly->id)),
            'previous' => $at((int) $place - 1),
            'next' => $at((int) $place + 1),
            'serial' => $asksForSerial ? self::serial() : null,
            'fault' => '' === $state->message ? null : [
                'partId' => (int) ($state->values['partId'] ?? 0),
                'message' => $state->message,
                'quantity' => $state->values['quantity'] ?? '',
            ],
        ];
    }

    /**
     * A row without what the page does not show: it travels with the page.
     *
     * @param array{ref: string, description: string, quantity: int, note: string, serial_from: string, serial_to: string, part: array<string, mixed>|null, superseded: array<string, mixed>|null} $row
     * @return array<string, mixed>
     */
    private static function row(array $row): array
    {
        unset($row['ref']);
        if (null !== $row['part']) {
            unset($row['part']['Description'], $row['part']['Discontinued']);
        }

        return $row;
    }

    /**
     * The middle and the size of a hotspot, in percent.
     *
     * @return array{ref: string, x: float, y: float, w: float, h: float}
     */
    private static function spot(Hotspot $spot): array
    {
        $percent = static fn (float $share): float => round($share * 100, 2);

        return [
            'ref' => $spot->ref,
            'x' => $percent($spot->x + $spot->w / 2),
            'y' => $percent($spot->y + $spot->h / 2),
            'w' => $percent($spot->w),
            'h' => $percent($spot->h),
        ];
    }

    /** The machine's serial number as the address has it; the form asks for no longer ones. */
    private static function serial(): string
    {
        $serial = $_GET['serial'] ?? '';
        $serial = is_string($serial) ? wp_unslash($serial) : '';

        return Text::isClean($serial) ? trim(mb_substr($serial, 0, self::MAX_SERIAL)) : '';
    }
}
