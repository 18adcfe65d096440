<?php

declare(strict_types=1);

namespace Coleman\Api\Models;

/** What a page of the parts viewer is about: a model, one category of its diagrams, or one diagram. */
final readonly class ModelView
{
    /**
     * @param list<Assembly> $assemblies all of the model, in the book's order
     * @param string $category slug; '' for all
     * @param list<Callout>|null $callouts rows of the diagram; null asks for those that visitors see
     * @param list<Hotspot>|null $hotspots places of its numbers, likewise
     */
    public function __construct(
        public Model $model,
        public array $assemblies,
        public string $category = '',
        public ?Assembly $assembly = null,
        public ?array $callouts = null,
        public ?array $hotspots = null,
    ) {
    }
}
