<?php

declare(strict_types=1);

namespace Coleman\Api\Models;

/** A machine model whose parts book we hold (unit model). */
final readonly class Model
{
    /**
     * @param string $rewrite how the address names it; '' when its id does
     * @param string $serialPrefix what the serial numbers of this model begin with; may be ''
     * @param string $serialPlate where on the machine the serial number stands; may be ''
     */
    public function __construct(
        public int $id,
        public string $rewrite,
        public int $brandId,
        public string $brandName,
        public int $categoryId,
        public string $categoryName,
        public string $name,
        public string $image,
        public ?int $yearFrom = null,
        public ?int $yearTo = null,
        public string $serialPrefix = '',
        public string $serialPlate = '',
    ) {
    }

    /** "Kubota SVL75-3" */
    public function title(): string
    {
        return $this->brandName . ' ' . $this->name;
    }

    public function path(): string
    {
        return ModelUrls::model($this->id, $this->rewrite);
    }

    /** @param string $category slug of a category of its diagrams */
    public function categoryPath(string $category): string
    {
        return ModelUrls::category($this->id, $category);
    }

    /** @param string $slug of the diagram */
    public function assemblyPath(string $slug): string
    {
        return ModelUrls::assembly($this->id, $this->rewrite, $slug);
    }
}
