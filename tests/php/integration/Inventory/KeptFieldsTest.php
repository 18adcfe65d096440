<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Inventory;

use Coleman\Api\Inventory\HandMadeIds;
use Coleman\Api\Inventory\ItemKind;
use Coleman\Api\Inventory\KeptFields;
use Coleman\Tests\Integration\TestCase;

/** What a feed asks before it writes, and the ids that it never gives. */
final class KeptFieldsTest extends TestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        $this->services()->connection()->execute('DELETE FROM {kept_fields}');
    }

    public function testAFeedLearnsWhichFieldsOfItsRowsStay(): void
    {
        $kept = new KeptFields($this->services()->connection());
        self::assertSame([], $kept->of(ItemKind::Machine, []));
        $kept->put(ItemKind::Machine, 61, ['price_cents', 'description', 'price_cents']);
        $kept->put(ItemKind::Machine, 62, ['price_cents', KeptFields::ALL]);
        $kept->put(ItemKind::Salesman, 61, ['phone']);

        self::assertSame([61 => ['description', 'price_cents'], 62 => ['*']], $kept->of(ItemKind::Machine, [60, 61, 62]));
        self::assertFalse(KeptFields::mayOverwrite(['description', 'price_cents'], 'price_cents'));
        self::assertTrue(KeptFields::mayOverwrite(['description', 'price_cents'], 'model'));
        self::assertFalse(KeptFields::mayOverwrite(['*'], 'model'));
        self::assertTrue(KeptFields::mayOverwrite([], 'model'));

        $kept->put(ItemKind::Machine, 61, []);
        self::assertSame([], $kept->of(ItemKind::Machine, [61]));
        self::assertSame([61 => ['phone']], $kept->of(ItemKind::Salesman, [61]), 'the same id of another kind is another row');
    }

    public function testWhatIsMadeByHandHasANumberThatNoFeedGives(): void
    {
        $ids = new HandMadeIds($this->services()->connection());
        $first = $ids->next(ItemKind::Machine);
        self::assertTrue(HandMadeIds::isOne($first));
        self::assertSame($first + 1, $ids->next(ItemKind::Salesman), 'in one run for all kinds');
        self::assertFalse(HandMadeIds::isOne(714940));
        self::assertLessThan(100_000_000, $first, 'search tells kinds by the ninth digit');
    }
}
