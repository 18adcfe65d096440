<?php

declare(strict_types=1);

namespace Coleman\Blocks;

/** HTML that is safe to print: made by Html only, so that no text reaches a page unescaped. */
final readonly class Markup implements \Stringable
{
    /** @internal only Html makes one */
    public function __construct(private string $html)
    {
    }

    public function __toString(): string
    {
        return $this->html;
    }
}
