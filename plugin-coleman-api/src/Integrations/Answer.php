<?php

declare(strict_types=1);

namespace Coleman\Api\Integrations;

/** What another system has answered. */
final readonly class Answer
{
    /**
     * @param string $text the beginning of its body, whatever it is
     * @param int $ms how long it took
     */
    public function __construct(public int $status, public string $text, public int $ms)
    {
    }

    public function isTaken(): bool
    {
        return $this->status >= 200 && $this->status < 300;
    }
}
