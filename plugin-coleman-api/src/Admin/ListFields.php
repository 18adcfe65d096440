<?php

declare(strict_types=1);

namespace Coleman\Api\Admin;

/** What a list of the back office was asked for, as the request's schema lets it through. */
final readonly class ListFields
{
    /** @param array<string, mixed> $fields */
    public function __construct(private array $fields)
    {
    }

    public function text(string $name): string
    {
        return is_scalar($this->fields[$name] ?? null) ? trim((string) $this->fields[$name]) : '';
    }

    public function integer(string $name): int
    {
        return (int) $this->text($name);
    }

    /** @return list<string> parted by commas */
    public function texts(string $name): array
    {
        return array_values(array_filter(explode(',', $this->text($name)), static fn (string $text): bool => '' !== $text));
    }

    public function isAscending(): bool
    {
        return 'asc' === $this->text('direction');
    }

    /** @return array<string, string> what is wrong with the cursor of a list that is sorted by a key and the id */
    public function cursorErrors(): array
    {
        $after = $this->text('after');

        return '' === $after || 1 === preg_match('/^[\d: -]{1,25}\.\d{1,12}$/D', $after) ? [] : ['after' => __('Enter a valid page of the list.', 'coleman')];
    }
}
