<?php

declare(strict_types=1);

namespace Coleman\Api\Http;

/** A successful answer: `{"results": …}` and what stands beside it. */
final readonly class Reply
{
    /**
     * @param array<string, mixed> $siblings
     * @param array<string, string> $headers
     */
    public function __construct(
        public mixed $results,
        public array $siblings = [],
        public int $status = 200,
        public array $headers = [],
    ) {
    }
}
