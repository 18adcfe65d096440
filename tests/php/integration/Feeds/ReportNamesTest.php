<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Feeds;

/** What a report says of branches, brands, categories and rental classes: their names, never their ids. */
final class ReportNamesTest extends DemoFeedTestCase
{
    protected const TABLES = ['machines', 'attachments', 'attachment_stock', 'models', 'parts', 'rental_units', 'salesmen', 'brands'];

    protected function tearDown(): void
    {
        $ids = array_map(static fn (array $row): int => (int) $row['id'], $this->modules()->foundation->connection()->rows("SELECT id FROM {parts} WHERE part_number = 'FR-700'"));
        parent::tearDown();
        $this->modules()->search->index()->remove($ids);
    }

    /** @return array<string, array{string, string, string, string}> feed, columns, a row, and the same thing with every name changed */
    public static function feeds(): array
    {
        return [
            'used machines' => ['used', 'stock,category,make,model,branch', 'FR-1,Skid Steer Loaders,Bobcat,S66,Easton', 'FR-1,tractors,Zqy Works,S66,Smithville'],
            'attachments' => ['attachments', 'make,model,name,category,branches', 'Bobcat,FR 7,Grapple,Grapples,Easton; Smithville', 'Bobcat,FR 7,Grapple,Augers,Bonner Springs'],
            'models' => ['models', 'make,model,category', 'Bobcat,FR 7,tractors', 'Bobcat,FR 7,Skid Steer Loaders'],
            'parts' => ['parts', 'part_number,vendor,description,category', 'FR-700,Bobcat,Filter,Air Filters', 'FR-700,Bobcat,Filter,Fuel Filters'],
            'rental units' => ['rental-units', 'unit,make,model,branch', 'FR-1,Bobcat,S66,Easton', 'FR-1,Kubota,KX040-4,Smithville'],
            'salesmen' => ['salesmen', 'email,name,branch', 'fr@example.com,Fran,Easton', 'fr@example.com,Fran,Smithville'],
        ];
    }

    /** @dataProvider feeds */
    public function testEverythingIsCalledByItsName(string $feed, string $columns, string $row, string $changed): void
    {
        $constants = str_contains($changed, 'Zqy') ? ['new_brands' => 'yes'] : null;
        $run = $this->import($feed, "$columns\n$row\n", constants: $constants, isFull: false);
        self::assertSame(['new' => 1], self::outcome($run), implode(' ', self::faults($run)));
        $run = $this->import($feed, "$columns\n$changed\n", true, constants: $constants, isFull: false);
        self::assertSame(1, $run->count('changed'), implode(' ', self::faults($run)));
        $lines = array_values(array_filter(
            $this->modules()->feedTypes->store()->changes($run->id)->page(0, 50)['lines'],
            static fn (array $line): bool => 1 === preg_match('/^(location|brand|category|class)_id$|^locations$/D', $line['field']),
        ));
        self::assertNotSame([], $lines);
        foreach ($lines as $line) {
            foreach ([$line['old'], $line['new']] as $value) {
                self::assertMatchesRegularExpression('/\p{L}/u', $value, "$feed, {$line['field']}");
                self::assertStringContainsString($value, $run->samples['changed'][0] ?? '', 'The lines on the screen say the same.');
            }
        }
        foreach (str_contains($changed, 'Zqy') ? ['Bobcat → Zqy Works', 'Easton → Smithville', 'Skid Steer Loaders → Tractors'] : [] as $text) {
            self::assertStringContainsString($text, $run->samples['changed'][0] ?? '');
        }
    }
}
