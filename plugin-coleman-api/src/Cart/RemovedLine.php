<?php

declare(strict_types=1);

namespace Coleman\Api\Cart;

use Coleman\Api\Security\Secrets;

/**
 * A line that a form has just removed, so that the cart page offers to put it back. The address of that page has it,
 * sealed: nobody else writes words on the page, and what a customer calls a part is not to be read in the address.
 */
final readonly class RemovedLine
{
    public const NAME = 'removed';

    /** Of the sealed text, in characters: more than a line can have. */
    public const LONGEST = 6_000;

    private const FIELDS = ['partId', 'quantity', 'customerPartNumber', 'customerPartDescription', 'name'];

    /**
     * @param string $name of the part, for people
     * @param array<string, string> $fields of the form that adds it again
     */
    private function __construct(public string $name, public array $fields)
    {
    }

    /** The path of the cart page that tells of it. */
    public static function path(CartItem $item): string
    {
        $line = $item->line;
        $values = [(string) $line->partId, (string) $line->quantity, $line->customerPartNumber, $line->customerPartDescription, $item->description()];

        return '/cart?' . http_build_query([self::NAME => Secrets::seal((string) wp_json_encode($values, JSON_UNESCAPED_UNICODE))]);
    }

    /** @param string $text of the address; null where it is none */
    public static function fromText(string $text): ?self
    {
        $values = json_decode(Secrets::unseal($text) ?? '', true);
        $texts = is_array($values) ? array_values(array_filter($values, is_string(...))) : [];
        if (count($texts) !== count(self::FIELDS)) {
            return null;
        }
        $fields = array_combine(self::FIELDS, $texts);

        return new self($fields['name'], array_filter(array_diff_key($fields, ['name' => '']), static fn (string $value): bool => '' !== $value));
    }
}
