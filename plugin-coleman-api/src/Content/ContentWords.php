<?php

declare(strict_types=1);

namespace Coleman\Api\Content;

/** Title, description and picture that editors give a page for search engines; each may be empty. */
final readonly class ContentWords
{
    /** @param string $image absolute address */
    public function __construct(public string $title = '', public string $description = '', public string $image = '')
    {
    }

    /** These, and where one is empty the other's. */
    public function orElse(self $other): self
    {
        return new self($this->title ?: $other->title, $this->description ?: $other->description, $this->image ?: $other->image);
    }
}
