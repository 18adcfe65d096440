<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Catalogue;

use Coleman\Api\Catalogue\Attachment;
use Coleman\Api\Catalogue\AttachmentCategory;
use Coleman\Api\Catalogue\AttachmentFilter;
use Coleman\Api\Catalogue\AttachmentPrice;
use Coleman\Api\Catalogue\AttachmentVendor;
use Coleman\Tests\Integration\TestCase;

final class AttachmentsTest extends TestCase
{
    public function testAListIsWalkedToItsEndWithoutLosingOrDoublingOne(): void
    {
        $seen = [];
        $after = 0;
        do {
            $page = $this->modules()->catalogue->attachments()->page(new AttachmentFilter(), $after, 7);
            $more = count($page) > 7;
            $page = array_slice($page, 0, 7);
            array_push($seen, ...self::ids($page));
            $after = $page[array_key_last($page)]->id ?? 0;
        } while ($more);

        self::assertSame(range(1, 30), $seen);
    }

    /** @return iterable<string, array{AttachmentFilter, callable(Attachment): bool}> */
    public static function filters(): iterable
    {
        yield 'a category' => [new AttachmentFilter(categoryId: 8), static fn (Attachment $one): bool => 8 === $one->categoryId];
        yield 'a maker' => [new AttachmentFilter(vendorId: 2), static fn (Attachment $one): bool => 2 === $one->brandId];
        yield 'a branch' => [new AttachmentFilter(locationId: 4), static fn (Attachment $one): bool => in_array(4, $one->locationIds, true)];
        yield 'for rent' => [new AttachmentFilter(forRent: true), static fn (Attachment $one): bool => $one->isForRent()];
        yield 'cheap' => [new AttachmentFilter(price: AttachmentPrice::Low), static fn (Attachment $one): bool => null !== $one->priceCents && $one->priceCents < 250_000];
        yield 'between' => [new AttachmentFilter(price: AttachmentPrice::Middle), static fn (Attachment $one): bool => null !== $one->priceCents && $one->priceCents >= 250_000 && $one->priceCents < 500_000];
        yield 'dear' => [new AttachmentFilter(price: AttachmentPrice::High), static fn (Attachment $one): bool => null !== $one->priceCents && $one->priceCents >= 500_000];
        yield 'words' => [new AttachmentFilter(search: 'breaker'), static fn (Attachment $one): bool => str_contains($one->name, 'breaker')];
        yield 'a percent sign is no wildcard' => [new AttachmentFilter(search: '%'), static fn (): bool => false];
        yield 'several' => [
            new AttachmentFilter(vendorId: 1, locationId: 3, forRent: true, price: AttachmentPrice::High),
            static fn (Attachment $one): bool => 1 === $one->brandId && in_array(3, $one->locationIds, true) && $one->isForRent() && $one->priceCents >= 500_000,
        ];
        yield 'an unknown category' => [new AttachmentFilter(categoryId: 999), static fn (): bool => false];
    }

    /**
     * @dataProvider filters
     * @param callable(Attachment): bool $isWanted
     */
    public function testAFilterGivesExactlyWhatMatchesAndCountsIt(AttachmentFilter $filter, callable $isWanted): void
    {
        $all = $this->modules()->catalogue->attachments()->page(new AttachmentFilter(), 0, 100);
        $wanted = self::ids(array_values(array_filter($all, $isWanted)));

        self::assertSame($wanted, self::ids($this->modules()->catalogue->attachments()->page($filter, 0, 100)));
        self::assertSame(count($wanted), $this->modules()->catalogue->attachments()->counts($filter, 201)['count']);
    }

    public function testEachCountIsWhatTheChoiceWouldShow(): void
    {
        $attachments = $this->modules()->catalogue->attachments();
        $chosen = new AttachmentFilter(vendorId: 1, locationId: 3);
        $counts = $attachments->counts($chosen, 201);

        $shown = static fn (AttachmentFilter $filter): int => count($attachments->page($filter, 0, 100));
        self::assertNotEmpty($counts['categories']);
        foreach ($counts['categories'] as $id => ['count' => $count]) {
            self::assertSame($shown(new AttachmentFilter(categoryId: $id, vendorId: 1, locationId: 3)), $count);
        }
        foreach ($counts['vendors'] as $id => ['count' => $count]) {
            self::assertSame($shown(new AttachmentFilter(vendorId: $id, locationId: 3)), $count);
        }
        foreach ([1, 2, 3, 4] as $id) {
            self::assertSame($shown(new AttachmentFilter(vendorId: 1, locationId: $id)), $counts['locations'][$id] ?? 0);
        }
        foreach (AttachmentPrice::cases() as $price) {
            self::assertSame($shown(new AttachmentFilter(vendorId: 1, locationId: 3, price: $price)), $counts['prices'][$price->value] ?? 0);
        }
        self::assertSame($shown(new AttachmentFilter(vendorId: 1, locationId: 3, forRent: true)), $counts['for_rent']);
    }

    public function testWhatIsChosenHasANameEvenWhereNothingMatches(): void
    {
        // Polaris has attachments, and none at Easton.
        $polaris = array_find($this->modules()->catalogue->attachments()->vendors(), static fn (AttachmentVendor $vendor): bool => 'Polaris' === $vendor->name);
        self::assertNotNull($polaris);
        $counts = $this->modules()->catalogue->attachments()->counts(new AttachmentFilter(categoryId: 1, vendorId: $polaris->id, locationId: 4), 201);

        self::assertSame(0, $counts['count']);
        self::assertSame(['name' => 'Polaris', 'count' => 0], $counts['vendors'][$polaris->id]);
        self::assertSame(['name' => 'Buckets', 'count' => 0], $counts['categories'][1]);
    }

    public function testCategoriesAndMakersAreCounted(): void
    {
        $categories = $this->modules()->catalogue->attachments()->categories();
        self::assertCount(10, $categories);
        self::assertSame(30, array_sum(array_map(static fn (AttachmentCategory $one): int => $one->count, $categories)));
        self::assertSame(30, array_sum(array_map(static fn (AttachmentVendor $one): int => $one->count, $this->modules()->catalogue->attachments()->vendors())));
    }

    public function testWhatItFitsAreTheMachinesWeSell(): void
    {
        $attachments = $this->modules()->catalogue->attachments();
        foreach (range(1, 30) as $id) {
            $attachment = $attachments->byId($id) ?? self::fail('The demo has no such attachment.');
            $fits = $attachments->fits($attachment);
            self::assertNotEmpty($fits, $attachment->name);
            foreach ($fits as $machines) {
                self::assertMatchesRegularExpression('#^/equipment/new/[a-z-]+-\d+$#', $machines['url']);
            }
        }
    }

    /** What is offered to rent with a machine says of itself that it fits: nothing for excavators hangs on a skid steer. */
    public function testWhatIsOfferedWithAMachineSuitsIt(): void
    {
        $attachments = $this->modules()->catalogue->attachments();
        $connection = $this->modules()->foundation->connection();
        foreach ($connection->rows('SELECT id, name FROM {equipment_categories}') as $category) {
            foreach ($attachments->forRent((int) $category['id'], 100) as $attachment) {
                $names = array_column($attachments->fits($attachment), 'name');
                $isSold = null !== $connection->value("SELECT MIN(id) FROM {machines} WHERE category_id = %d AND machine_condition = 'new' AND sold_at IS NULL", [(int) $category['id']]);
                self::assertSame($isSold, in_array($category['name'], $names, true), "{$attachment->name} with {$category['name']}");
                if (1 === preg_match('/for (mini excavators|backhoes|telehandlers|3 to 5 ton excavators)$/', $attachment->name)) {
                    self::assertStringNotContainsString('Skid Steer', (string) $category['name'], $attachment->name);
                }
            }
        }
    }

    public function testSimilarOnesAreOfTheSameCategoryTheNearestPriceFirst(): void
    {
        $bucket = $this->modules()->catalogue->attachments()->byId(1);
        self::assertNotNull($bucket);

        // 1,890 dollars; the others cost 2,340, 1,420 and 1,760.
        self::assertSame([4, 2, 3], self::ids($this->modules()->catalogue->attachments()->similar($bucket, 4)));
        self::assertSame([4], self::ids($this->modules()->catalogue->attachments()->similar($bucket, 1)));
    }

    public function testTheListCostsTheSameQueriesHoweverLongItIs(): void
    {
        $cost = function (int $perPage): int {
            $before = $this->modules()->foundation->connection()->queries();
            $this->call('GET', '/attachments', ['per_page' => $perPage, 'location_id' => 1]);

            return $this->modules()->foundation->connection()->queries() - $before;
        };
        $cost(1);

        self::assertSame(3, $cost(1));
        self::assertSame(3, $cost(100));
    }

    public function testTheApiListsCountsAndNarrowsDown(): void
    {
        $answer = $this->body($this->call('GET', '/attachments', ['vendor_id' => '1', 'rent' => '1', 'price' => 'over-5000', 'per_page' => '2']));

        self::assertIsArray($answer['results']);
        self::assertSame(['LT313', 'BC72'], array_column($answer['results'], 'Model'));
        self::assertSame([true, 16, 3, false], [$answer['has_more'], $answer['after'], $answer['count'], $answer['count_is_capped']]);
        $rest = $this->body($this->call('GET', '/attachments', ['vendor_id' => '1', 'rent' => '1', 'price' => 'over-5000', 'per_page' => '2', 'after' => '16']));
        self::assertIsArray($rest['results']);
        self::assertSame([['HB680'], false], [array_column($rest['results'], 'Model'), $rest['has_more']]);
    }

    /** @testWith ["price", "cheap"]
     *            ["rent", "2"]
     *            ["rent", "yes"]
     *            ["location_id", "-1"]
     *            ["after", "1e3"]
     */
    public function testBadInputIsRefusedByTheFieldsName(string $field, string $value): void
    {
        $answer = $this->call('GET', '/attachments', [$field => $value]);

        self::assertSame(400, $answer->get_status());
        $error = $this->body($answer);
        self::assertIsArray($error['data']);
        self::assertIsArray($error['data']['params']);
        self::assertArrayHasKey($field, $error['data']['params']);
    }

    public function testOneAttachmentComesWithSimilarOnes(): void
    {
        $answer = $this->body($this->call('GET', '/attachments/22'));
        self::assertIsArray($answer['results']);
        self::assertIsArray($answer['similar']);
        self::assertSame(
            ['HM260Q', null, null, '$245.00', ''],
            [$answer['results']['Model'], $answer['results']['Price'], $answer['results']['price_cents'], $answer['results']['DailyRental'], $answer['results']['MonthlyRental']],
        );
        self::assertSame([8, 8], array_column($answer['similar'], 'CategoryId'));
        $missing = $this->call('GET', '/attachments/999');
        self::assertSame([404, 'coleman_attachment_not_found'], [$missing->get_status(), $this->body($missing)['code']]);
    }

    /**
     * @param list<Attachment> $attachments
     * @return list<int>
     */
    private static function ids(array $attachments): array
    {
        return array_map(static fn (Attachment $attachment): int => $attachment->id, $attachments);
    }
}
