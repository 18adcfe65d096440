<?php

declare(strict_types=1);

namespace Coleman\Api\Routing;

/** What a path of ours leads to: the theme's block template, and what it is about. */
final readonly class Page
{
    /**
     * @param string $canonical path of the page, with or without final slash as the route table has it
     * @param bool $cacheable the same for every visitor, so that shared caches may keep it
     * @param object|null $entity what the page shows, for its blocks
     */
    public function __construct(
        public string $name,
        public string $template,
        public string $canonical,
        public string $title,
        public string $description = '',
        public bool $cacheable = true,
        public ?object $entity = null,
        public string $image = '',
    ) {
    }
}
