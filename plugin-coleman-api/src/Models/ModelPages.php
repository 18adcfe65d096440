<?php

declare(strict_types=1);

namespace Coleman\Api\Models;

use Coleman\Api\Images\ImageUrls;
use Coleman\Api\Routing\Page;
use Coleman\Api\Routing\PageRoute;

/** The parts viewer's pages: all models to choose from, a model, one category of its diagrams, one diagram. ModelUrls has the rule of their addresses. */
final readonly class ModelPages
{
    private const PIECE = '/parts/model/([^/]+)';

    public function __construct(private ModelRepository $models, private ImageUrls $images)
    {
    }

    /** @return list<PageRoute> */
    public function routes(): array
    {
        return [
            PageRoute::to(new Page(
                'models',
                'models',
                ModelUrls::FINDER,
                __('Parts diagrams', 'coleman'),
                __('Find your machine by category, brand or model and open its parts diagrams: numbers, prices and stock.', 'coleman'),
                isPaged: true,
            )),
            new PageRoute(self::PIECE, $this->model(...)),
            new PageRoute(self::PIECE . '/category/([^/]+)', $this->category(...)),
            new PageRoute(self::PIECE . '/([^/]+)', $this->diagram(...)),
        ];
    }

    /** @param array<string> $groups */
    private function model(array $groups): ?Page
    {
        $model = $this->find($groups[1]);

        return null === $model ? null : $this->page(
            new ModelView($model, $this->models->assemblies($model->id)),
            $model->path(),
            /* translators: %s: a machine, such as "Kubota SVL75-3" */
            sprintf(__('%s parts and diagrams', 'coleman'), $model->title()),
            /* translators: 1: a machine, 2: its category */
            sprintf(__('Parts diagrams of the %1$s (%2$s): find the number in the picture, see price and stock, order.', 'coleman'), $model->title(), $model->categoryName),
            [self::finder()],
        );
    }

    /** @param array<string> $groups */
    private function category(array $groups): ?Page
    {
        $model = $this->find($groups[1]);

        return null === $model ? null : $this->categoryPage($model, $this->models->assemblies($model->id), self::name($groups[2]));
    }

    /**
     * A diagram; or, named in a diagram's place, a category.
     *
     * @param array<string> $groups
     */
    private function diagram(array $groups): ?Page
    {
        $model = $this->find($groups[1]);
        if (null === $model) {
            return null;
        }
        $name = self::name($groups[2]);
        $assemblies = $this->models->assemblies($model->id);
        $assembly = array_find($assemblies, static fn (Assembly $one): bool => $one->slug === $name);
        if (null === $assembly) {
            return $this->categoryPage($model, $assemblies, $name);
        }

        return $this->page(
            new ModelView($model, $assemblies, $assembly->categorySlug, $assembly),
            $model->assemblyPath($assembly->slug),
            sprintf('%s, %s', $assembly->name, $model->title()),
            /* translators: 1: name of a diagram, 2: a machine, 3: number of parts */
            sprintf(_n('%1$s of the %2$s: diagram with %3$d part, its number, price and stock.', '%1$s of the %2$s: diagram with %3$d parts, their numbers, prices and stock.', $assembly->callouts, 'coleman'), $assembly->name, $model->title(), $assembly->callouts),
            [
                self::finder(),
                ['name' => $model->title(), 'path' => $model->path()],
                ['name' => $assembly->categoryName, 'path' => $model->categoryPath($assembly->categorySlug)],
            ],
        );
    }

    /** @param list<Assembly> $assemblies */
    private function categoryPage(Model $model, array $assemblies, string $slug): ?Page
    {
        $first = array_find($assemblies, static fn (Assembly $one): bool => $one->categorySlug === $slug);

        return null === $first ? null : $this->page(
            new ModelView($model, $assemblies, $slug),
            $model->categoryPath($slug),
            /* translators: 1: category of diagrams, such as "Hydraulics", 2: a machine */
            sprintf(__('%1$s, %2$s parts', 'coleman'), $first->categoryName, $model->title()),
            /* translators: 1: a machine, 2: category of diagrams, such as "Hydraulics" */
            sprintf(__('Parts diagrams of the %1$s: %2$s.', 'coleman'), $model->title(), $first->categoryName),
            [self::finder(), ['name' => $model->title(), 'path' => $model->path()]],
        );
    }

    /** @param list<array{name: string, path: string}> $trail */
    private function page(ModelView $view, string $canonical, string $title, string $description, array $trail): Page
    {
        return new Page(
            'unit-model',
            'unit-model',
            $canonical,
            $title,
            $description,
            entity: $view,
            image: $this->images->url($view->assembly->figure ?? $view->model->image, 'full'),
            trail: $trail,
        );
    }

    /** @return array{name: string, path: string} what stands above every model */
    private static function finder(): array
    {
        return ['name' => __('Parts diagrams', 'coleman'), 'path' => ModelUrls::FINDER];
    }

    /** By id, or by the name that the model has in addresses. */
    private function find(string $piece): ?Model
    {
        $name = ModelUrls::modelName(self::decoded($piece));
        if (1 === preg_match('/^\d+$/D', $name)) {
            return strlen($name) <= 9 ? $this->models->byId((int) $name) : null;
        }

        return $this->models->byRewrite($name);
    }

    private static function name(string $piece): string
    {
        return ModelUrls::partName(self::decoded($piece));
    }

    private static function decoded(string $piece): string
    {
        return strtolower(rawurldecode($piece));
    }
}
