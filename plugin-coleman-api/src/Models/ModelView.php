<?php

declare(strict_types=1);

namespace Coleman\Api\Models;

/** What a page of the parts viewer is about: a model, one category of its diagrams, or one diagram. */
final readonly class ModelView
{
    /**
     * @param list<Assembly> $assemblies all of the model, in the book's order
     * @param string $category slug; '' for all
     */
    public function __construct(public Model $model, public array $assemblies, public string $category = '', public ?Assembly $assembly = null)
    {
    }
}
