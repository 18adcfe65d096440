<?php

declare(strict_types=1);

namespace Coleman\Api\Forms;

/** What a posted form left behind for the page that shows it again: what was wrong, and what was typed. */
final readonly class FormState
{
    /**
     * @param array<string, string> $errors a sentence per field
     * @param array<string, string> $values what was typed, passwords excepted
     * @param bool $isBack whether it was typed before the session ended, and has not been sent since
     */
    public function __construct(
        public string $action = '',
        public string $message = '',
        public array $errors = [],
        public array $values = [],
        public bool $isBack = false,
    ) {
    }
}
