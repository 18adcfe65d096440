<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Feeds;

use Coleman\Api\Catalogue\Attachment;
use Coleman\Api\Catalogue\AttachmentFilter;
use Coleman\Api\Support\Json;

/** Attachments and implements from files. */
final class AttachmentFeedTest extends DemoFeedTestCase
{
    protected const TABLES = ['attachments', 'attachment_stock', 'brands'];

    private const HEAD = "Manufacturer,Model,Name,Category,Price,DailyRental,WeeklyRental,MonthlyRental,Branches,Notes\n";

    private const GRAPPLE = "Bobcat,ZQG 72,72 in zq grapple,Grapples,\"$4,950.00\",95,285,,Lee's Summit; bonner-springs,For stone\n";

    public function testTheDemosOwnAttachmentsChangeNothing(): void
    {
        $before = $this->everything();
        $rows = $this->connection()->rows('SELECT b.name AS brand, a.*, k.slug AS category FROM {attachments} a JOIN {brands} b ON b.id = a.brand_id JOIN {attachment_categories} k ON k.id = a.category_id ORDER BY a.id');
        $categories = [];
        foreach ($rows as $row) {
            $stores = array_column($this->connection()->rows('SELECT l.slug FROM {attachment_stock} s JOIN {locations} l ON l.id = s.location_id WHERE s.attachment_id = %d', [(int) $row['id']]), 'slug');
            $specs = [];
            foreach (Json::decode((string) $row['specs']) as $line) {
                self::assertIsArray($line);
                self::assertIsString($line['label']);
                self::assertIsString($line['value']);
                $specs[$line['label']] = $line['value'];
            }
            $categories[(string) $row['category']][] = [
                'stores' => implode('|', $stores),
                'price' => self::dollars($row['price_cents']),
                'daily' => self::dollars($row['daily_cents']),
                'weekly' => self::dollars($row['weekly_cents']),
                'monthly' => self::dollars($row['monthly_cents']),
            ] + array_intersect_key($row, array_flip(['brand', 'model', 'name', 'category', 'kind', 'description', 'image'])) + $specs;
        }
        foreach ($categories as $category => $attachments) {
            $labels = array_slice(array_keys($attachments[0] ?? []), 12);
            $run = $this->import('attachments', self::csv($attachments), mapping: array_combine($labels, array_map(static fn (string $label): string => "specs:$label", $labels)), name: $category);
            self::assertSame(['same' => count($attachments)], self::outcome($run), "$category " . implode(' ', self::faults($run)) . implode(' ', $run->samples['changed'] ?? []));
            self::assertSame([], $run->about['unknown'] ?? []);
        }
        self::assertSame($before, $this->everything());
        self::assertSame(30, $this->rows('feed_items'));
    }

    public function testOneComesChangesAndGoes(): void
    {
        $run = $this->import('attachments', self::HEAD . self::GRAPPLE . "Kubota,ZQT 60,60 in zq tiller,tillers,,,,,,\n");
        self::assertSame(['new' => 2], self::outcome($run), implode(' ', self::faults($run)));
        $grapple = $this->attachment('ZQG 72');
        self::assertSame([495_000, 9_500, 28_500, null, [1, 2], 'For stone', 'attachment'], [$grapple->priceCents, $grapple->dailyCents, $grapple->weeklyCents, $grapple->monthlyCents, $grapple->locationIds, $grapple->description, $grapple->kind]);
        self::assertSame('attachments/grapple.svg', $grapple->image);
        $tiller = $this->attachment('ZQT 60');
        self::assertSame(['implement', null, [], false], [$tiller->kind, $tiller->priceCents, $tiller->locationIds, $tiller->isForRent()], 'as others of its category');
        self::assertSame('72 in zq grapple', $this->modules()->pages->router()->resolve($grapple->url())->title ?? '');
        self::assertStringContainsString('72 in zq grapple', $this->found('zqg 72'));
        $atLeesSummit = fn (): array => array_map(static fn (Attachment $one): string => $one->model, $this->modules()->catalogue->attachments()->page(new AttachmentFilter(categoryId: $grapple->categoryId, locationId: 2), 0, 50));
        self::assertContains('ZQG 72', $atLeesSummit());

        $before = $this->everything();
        self::assertSame(['same' => 1], self::outcome($this->import('attachments', self::HEAD . self::GRAPPLE, isFull: false)));
        self::assertSame($before, $this->everything());

        // Another price, another branch; what the file does not have stays.
        self::assertSame(['changed' => 1], self::outcome($this->import('attachments', "make,model,price,store\nbobcat,ZQG 72,4000,Easton\n", isFull: false)));
        self::assertSame([400_000, [4], 9_500, '72 in zq grapple'], [$this->attachment('ZQG 72')->priceCents, $this->attachment('ZQG 72')->locationIds, $this->attachment('ZQG 72')->dailyCents, $this->attachment('ZQG 72')->name]);
        self::assertNotContains('ZQG 72', $atLeesSummit());

        $run = $this->import('attachments', "make,model\nKubota,ZQT 60\n");
        self::assertSame(['same' => 1, 'vanished' => 1], self::outcome($run));
        self::assertNull($this->modules()->catalogue->attachments()->byId($grapple->id));
        self::assertNull($this->modules()->pages->router()->resolve($grapple->url()));
        self::assertStringNotContainsString('72 in zq grapple', $this->found('zqg 72'));
        self::assertSame(0, (int) $this->connection()->value('SELECT COUNT(*) FROM {attachment_stock} WHERE attachment_id = %d', [$grapple->id]));

        // Its number is not given to another.
        $this->import('attachments', "make,model\nBobcat,68C/I\n");
        $this->import('attachments', self::HEAD . self::GRAPPLE);
        self::assertGreaterThan($tiller->id, $this->attachment('ZQG 72')->id);
    }

    public function testLinesOfASpecificationComeFromColumnsThatAreMappedSo(): void
    {
        $this->import('attachments', "make,model,name,category,Width,Jaw\nBobcat,ZQG 1,zq,grapple,72 in,\nBobcat,ZQG 2,zq,grapple,60 in,34 in\n", mapping: ['Width' => 'specs:Width', 'Jaw' => 'specs:Jaw opening']);
        self::assertSame([['label' => 'Width', 'value' => '72 in']], $this->attachment('ZQG 1')->specs);
        self::assertSame([['label' => 'Width', 'value' => '60 in'], ['label' => 'Jaw opening', 'value' => '34 in']], $this->attachment('ZQG 2')->specs);
    }

    public function testSaysWhatIsWrong(): void
    {
        $run = $this->import('attachments', "brand,model,name,category,kind,price,daily,weekly,locations,image\n" . implode("\n", [
            'Nobody,ZQ 11,zq,grapple,,,,,,',
            'Bobcat,ZQ 12,zq,tractors,,,,,,',
            'Bobcat,ZQ 13,zq,grapple,machine,,,,,',
            'Bobcat,ZQ 14,zq,grapple,,a lot,,,,',
            'Bobcat,ZQ 15,zq,grapple,,,100,90,,',
            'Bobcat,ZQ 16,zq,grapple,,,,,"Easton, Topeka",',
            'Bobcat,ZQ 17,zq,grapple,,,,,,https://elsewhere.example/a.jpg',
            'Bobcat,ZQ 18,,grapple,,,,,,',
            'Bobcat,ZQ 2,zq,grapple,Attachment,,,,Easton;4,attachments/grapple.svg',
            'bobcat,zq2,zq,grapple,,,,,,',
        ]));
        self::assertSame([
            'Line 2, brand "Nobody": Brand not found. To add new brands, set new_brands to yes.',
            'Line 6, weekly "90": The weekly rate can’t be lower than the daily rate.',
            'Line 11: Duplicate of line 10, which was used: kind attachment there, – here; locations 4 there, – here; image attachments/grapple.svg there, – here.',
            'Line 3, category "tractors": Attachment category not found.',
            'Line 4, kind "machine": Enter one of these: attachment, implement.',
            'Line 5, price "a lot": Enter an amount in US dollars, such as 1,234.50.',
            'Line 7, locations "Easton, Topeka": Branch "Topeka" not found.',
            'Line 8, image "https://elsewhere.example/a.jpg": Pictures can’t be loaded from a URL. Add the picture to the pictures folder and enter its path.',
            'Line 3 "Bobcat ZQ 12": Attachment not found. To add it, enter a name and a category.',
            'Line 9 "Bobcat ZQ 18": Attachment not found. To add it, enter a name and a category.',
        ], self::faults($run));
        self::assertSame([4], $this->attachment('ZQ 2')->locationIds);
        self::assertSame(35, $this->rows('attachments'), 'four of them without a cell that cannot be read');
    }

    public function testADryRunTellsAndChangesNothing(): void
    {
        $before = $this->everything();
        $run = $this->import('attachments', "make,model,price,branches\nBobcat,IG72,9900,Easton\n", true);
        self::assertSame([1, 1], array_map($run->count(...), ['changed', 'price_moves']));
        self::assertSame(['Bobcat IG72: Price $4,950.00 → $9,900.00, Branches Bonner Springs, Lee\'s Summit, Smithville → Easton'], $run->samples['changed']);
        self::assertSame($before, $this->everything());
    }

    private function attachment(string $model): Attachment
    {
        return $this->modules()->catalogue->attachments()->byId((int) $this->connection()->value('SELECT id FROM {attachments} WHERE model = %s', [$model])) ?? self::fail("$model is not there.");
    }
}
