<?php

declare(strict_types=1);

namespace Coleman\Tests\Unit;

use Coleman\Tests\Mutation\Mutators;
use PHPUnit\Framework\TestCase;

require_once dirname(__DIR__, 2) . '/mutation/Mutators.php';

/** The faults of a mutation run are where they are said to be, and change that place alone. */
final class MutatorsTest extends TestCase
{
    private const CODE = <<<'PHP'
        <?php

        declare(strict_types=1);

        final class Rule
        {
            public function of(int $cents, int $most = 20): int
            {
                $sum = min($cents, $most);
                if ($cents < 10 && !($most >= 5)) {
                    $sum += 1;
                    $this->say('é < 3');
                }
                $this->execute('UPDATE a SET version = version + 1 WHERE quantity >= %d');

                return $sum > 0 ? $sum * 2 : ($this->fallback ?? $sum - 1);
            }
        }
        PHP;

    /** @return iterable<string, array{string}> */
    public function changes(): iterable
    {
        foreach ([
            '9 call: min -> max',
            '9 statement: $sum = min($cents, $most); -> ;',
            '10 boundary: < -> <=',
            '10 condition: < -> >=',
            '10 logic: && -> ||',
            '10 condition: !($most >= 5) -> ($most >= 5)',
            '10 constant: 10 -> 11',
            '10 constant: 10 -> 9',
            '11 arithmetic: += -> -=',
            "12 statement: \$this->say('é < 3'); -> ;",
            '14 SQL:  >= % ->  > %',
            '14 SQL: version = version + 1 -> version = version',
            '16 boundary: > -> >=',
            '16 arithmetic: * -> /',
            '16 condition:  $sum * 2 : ($this->fallback ?? $sum - 1) ->  (($this->fallback ?? $sum - 1)) : ($sum * 2)',
            '16 default: $this->fallback ?? $sum - 1 -> ($sum - 1)',
        ] as $change) {
            yield $change => [$change];
        }
    }

    /** @dataProvider changes */
    public function testFinds(string $change): void
    {
        self::assertContains($change, self::found());
    }

    public function testLeavesDeclarationsAndTextsAlone(): void
    {
        foreach (self::found() as $change) {
            self::assertDoesNotMatchRegularExpression('/^([1-8] |12 (boundary|condition))/', $change);
        }
    }

    public function testEachDiffersInItsOwnPlaceAndIsStillPhp(): void
    {
        $texts = [];
        foreach (Mutators::of(self::CODE) as $mutant) {
            self::assertSame($mutant['was'], substr(self::CODE, $mutant['start'], $mutant['end'] - $mutant['start']));
            $text = substr(self::CODE, 0, $mutant['start']) . $mutant['becomes'] . substr(self::CODE, $mutant['end']);
            self::assertNotSame(self::CODE, $text);
            self::assertNotSame([], token_get_all($text, TOKEN_PARSE));
            $texts[$text] = true;
        }
        self::assertCount(count(Mutators::of(self::CODE)), $texts);
        self::assertGreaterThan(25, count($texts));
    }

    /** @return list<string> */
    private static function found(): array
    {
        return array_map(
            static fn (array $mutant): string => sprintf('%d %s: %s -> %s', $mutant['line'], $mutant['mutator'], $mutant['was'], $mutant['becomes']),
            Mutators::of(self::CODE),
        );
    }
}
