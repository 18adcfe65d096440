<?php

declare(strict_types=1);

namespace Coleman\Api\Pictures;

use Coleman\Api\Http\Input;
use Coleman\Api\Images\ImageState;

/** What a list of things with pictures was asked for; each kind takes what it knows. 0 and '' ask for nothing. */
final readonly class PictureFilter
{
    public const NEEDED = 'needed';
    public const NAME = 'name';
    public const UPDATED = 'updated';

    public function __construct(
        public string $search = '',
        public int $brand = 0,
        public int $family = 0,
        public int $category = 0,
        public int $branch = 0,
        public ?ImageState $state = null,
        public string $order = self::NEEDED,
        public int $page = 1,
        public int $perPage = 50,
        public string $condition = '',
    ) {
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    public static function fromRequest(\WP_REST_Request $request): self
    {
        return new self(
            trim(Input::text($request, 'search')),
            Input::integer($request, 'brand'),
            Input::integer($request, 'family'),
            Input::integer($request, 'category'),
            Input::integer($request, 'branch'),
            match (Input::text($request, 'show')) {
                'no_picture' => ImageState::None,
                'only_drawing' => ImageState::Drawing,
                default => null,
            },
            Input::text($request, 'orderby'),
            max(1, Input::integer($request, 'page')),
            max(1, Input::integer($request, 'per_page')),
            Input::text($request, 'condition'),
        );
    }

    public function offset(): int
    {
        return ($this->page - 1) * $this->perPage;
    }
}
