<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Blocks;

use Coleman\Tests\Integration\TestCase;

/** Words and things have the role content: inside a pattern the editor lets only these be changed. */
final class ContentRoleTest extends TestCase
{
    /** Strings and numbers that say how a block works or looks. */
    private const NO_CONTENT = ['action', 'align', 'count', 'event', 'headingLevel', 'maxPrice', 'perPage', 'script', 'shoppingUrl'];

    public function testWordsAndThingsAreContent(): void
    {
        $missing = [];
        $files = glob(dirname(__DIR__, 4) . '/blocks/*/block.json');
        self::assertNotEmpty($files);
        foreach ($files as $file) {
            $folder = basename(dirname($file));
            /** @var array{attributes?: array<string, array{type: string, enum?: list<mixed>, role?: string, items?: array{type: string}}>} $block */
            $block = json_decode((string) file_get_contents($file), true, flags: JSON_THROW_ON_ERROR);
            foreach ($block['attributes'] ?? [] as $name => $attribute) {
                $isContent = !isset($attribute['enum']) && (in_array($attribute['type'], ['string', 'integer'], true) || 'integer' === ($attribute['items']['type'] ?? ''));
                if ($isContent && !in_array($name, self::NO_CONTENT, true) && 'content' !== ($attribute['role'] ?? '')) {
                    $missing[] = "{$folder}: {$name}";
                }
            }
        }
        self::assertSame([], $missing);
    }
}
