<?php

declare(strict_types=1);

namespace Coleman\Api\Content;

use Coleman\Api\Images\SharedPicture;

/** Title, description and picture that editors give a page for search engines; each may be empty. */
final readonly class ContentWords
{
    public function __construct(public string $title = '', public string $description = '', public SharedPicture $image = new SharedPicture())
    {
    }

    /** These, and where one is empty the other's. */
    public function orElse(self $other): self
    {
        return new self($this->title ?: $other->title, $this->description ?: $other->description, '' === $this->image->url ? $other->image : $this->image);
    }
}
