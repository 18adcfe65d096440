<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Feeds;

use Coleman\Api\Inventory\FieldLockRepository;
use Coleman\Api\Inventory\ItemKind;
use Coleman\Api\Inventory\ManualIdAllocator;
use Coleman\Api\Sales\Salesman;
use Coleman\Api\Sales\TeamMatch;

/** The sales team from files. */
final class SalesmanFeedTest extends DemoFeedTestCase
{
    protected const TABLES = ['salesmen', 'salesman_zipcodes', 'salesman_slugs'];

    private const HEAD = "Name,Title,Branch,Phone,Email,Territory,ZIP Codes\n";

    private const ADA = "Ada Quill,Parts and Service,Lee's Summit,816-555-0188,ada@example.com,Cass County,\"64701; 64734-64736, 64747\"\n";

    public function testTheDemosOwnTeamChangesNothing(): void
    {
        $before = $this->everything();
        $team = array_map(static fn (Salesman $one): array => [
            'permalink' => $one->url(),
            'name' => $one->name,
            'jobTitle' => $one->jobTitle,
            'email' => $one->email,
            'phone' => $one->phone,
            'picture' => $one->picture,
            'territory' => $one->territory,
            'location' => $one->locationId,
            'zipcodes' => implode(' ', $one->zipcodes),
        ], $this->modules()->branches->salesmen()->all());
        self::assertSame(['same' => 10], self::outcome($this->import('salesmen', self::csv($team))));
        self::assertSame($before, $this->everything());
    }

    public function testSomebodyComesChangesAndLeaves(): void
    {
        $run = $this->import('salesmen', self::HEAD . self::ADA);
        self::assertSame(['new' => 1], self::outcome($run), implode(' ', self::faults($run)));
        $ada = $this->salesman('ada-quill');
        self::assertSame(['Parts and Service', 'ada@example.com', '816-555-0188', 'Cass County', 2, ['64701', '64734', '64735', '64736', '64747']], [$ada->jobTitle, $ada->email, $ada->phone, $ada->territory, $ada->locationId, $ada->zipcodes]);
        self::assertLessThan(ManualIdAllocator::FIRST, $ada->id);
        self::assertSame('Ada Quill', $this->modules()->pages->router()->resolve('/sales-team/ada-quill')->title ?? '');
        $found = $this->modules()->branches->teamFinder()->find('64735', 0);
        self::assertSame([TeamMatch::COVERED, ['ada-quill']], [$found->how, array_map(static fn (Salesman $one): string => $one->slug, $found->people)]);
        $all = $this->modules()->branches->salesmen()->all();
        self::assertSame('ada-quill', $all[array_key_last($all)]->slug, 'who is given no place stands last');

        $before = $this->everything();
        self::assertSame(['same' => 1], self::outcome($this->import('salesmen', self::HEAD . self::ADA)));
        self::assertSame($before, $this->everything());

        $run = $this->import('salesmen', "name,branch,zips,place\nAda Quill,Easton,66020 66021,1\n");
        self::assertSame(['changed' => 1], self::outcome($run), implode(' ', self::faults($run)));
        $ada = $this->salesman('ada-quill');
        self::assertSame([4, ['66020', '66021'], 'ada@example.com'], [$ada->locationId, $ada->zipcodes, $ada->email]);
        self::assertSame(2, (int) $this->connection()->value('SELECT version FROM {salesmen} WHERE id = %d', [$ada->id]));

        // Somebody else comes, and she is gone, as when the desk removes one.
        $this->modules()->inventory->fieldLocks()->put(ItemKind::Salesman, $ada->id, ['phone']);
        $run = $this->import('salesmen', "name,branch\nBo Quill,Easton\n");
        self::assertSame(['new' => 1, 'vanished' => 1], self::outcome($run));
        self::assertNull($this->modules()->branches->salesmen()->bySlug('ada-quill'));
        self::assertNull($this->modules()->pages->router()->resolve('/sales-team/ada-quill'));
        self::assertSame([0, 0], [$this->rows('kept_fields'), (int) $this->connection()->value('SELECT COUNT(*) FROM {salesman_zipcodes} WHERE salesman_id = %d', [$ada->id])]);

        // Leads that name her name nobody else.
        $bo = $this->salesman('bo-quill');
        $this->import('salesmen', "name,branch\nCy Quill,Easton\n");
        self::assertSame([$ada->id + 1, $ada->id + 2], [$bo->id, $this->salesman('cy-quill')->id]);
    }

    public function testAPermalinkThatChangesGoesOnLeadingToWhoHadIt(): void
    {
        $this->import('salesmen', "name,branch,permalink\nAda Quill,Easton,/sales-team/ada/\n");
        $id = $this->salesman('ada')->id;
        // Staff rename the link; the feed goes on knowing her by the one that it has.
        $this->connection()->execute("UPDATE {salesmen} SET slug = 'ada-quill' WHERE id = %d", [$id]);
        $this->connection()->insert('salesman_slugs', ['slug' => 'ada', 'salesman_id' => $id]);
        $this->modules()->inventory->fieldLocks()->put(ItemKind::Salesman, $id, ['slug']);
        self::assertSame(['same' => 1], self::outcome($this->import('salesmen', "name,branch,permalink\nAda Quill,Easton,ada\n")));
        self::assertSame('ada-quill', $this->salesman('ada')->slug);
        // Nobody keeps it: the feed's is the one of today, and the other leads on.
        $this->modules()->inventory->fieldLocks()->put(ItemKind::Salesman, $id, []);
        $run = $this->import('salesmen', "name,branch,permalink\nAda Quill,Easton,ada\nAda Quill,Easton,ada-quill\n");
        self::assertSame(['Line 3: Duplicate of line 2, which was used.'], self::faults($run));
        self::assertSame(['ada', $id], [$this->salesman('ada-quill')->slug, $this->salesman('ada-quill')->id]);
        self::assertSame(1, $this->rows('salesman_slugs'));
    }

    public function testWhatStaffKeepStays(): void
    {
        $this->import('salesmen', self::HEAD . self::ADA);
        $id = $this->salesman('ada-quill')->id;
        $this->modules()->inventory->fieldLocks()->put(ItemKind::Salesman, $id, ['zipcodes', 'phone']);
        $run = $this->import('salesmen', self::HEAD . "Ada Quill,Sales,Easton,816-555-0000,ada@example.com,,66020\n");
        self::assertSame(['changed' => 1], self::outcome($run));
        self::assertSame(['Ada Quill: Phone kept: 816-555-0188 (file: 816-555-0000), ZIP codes kept: 64701, 64734-64736, 64747 (file: 66020)'], $run->samples['kept']);
        $ada = $this->salesman('ada-quill');
        self::assertSame(['Sales', 4, '816-555-0188', ['64701', '64734', '64735', '64736', '64747']], [$ada->jobTitle, $ada->locationId, $ada->phone, $ada->zipcodes]);
        $this->modules()->inventory->fieldLocks()->put(ItemKind::Salesman, $id, [FieldLockRepository::ALL]);
        $this->import('salesmen', self::HEAD . "Bo Quill,Sales,Easton,,,,\n");
        self::assertSame($id, $this->salesman('ada-quill')->id);
    }

    public function testSaysWhatIsWrongAndTellsBeforeItWrites(): void
    {
        $before = $this->everything();
        $run = $this->import('salesmen', self::HEAD . implode("\n", [
            'Ada Quill 1,Sales,Topeka,,,,',
            ',Sales,Easton,,,,',
            'Ada Quill 2,Sales,Easton,555-0188,,,',
            'Ada Quill 3,Sales,Easton,,ada at example,,',
            'Ada Quill 4,Sales,Easton,,,,66012 6601 66018-66012',
            'Ada Quill 5,Sales,Easton,,,,66012 66010-66015',
            '"' . str_repeat('A', 121) . '",Sales,Easton,,,,',
        ]), true);
        self::assertSame([
            'Line 2, Branch "Topeka": Branch not found.',
            'Line 3, Name: It is empty.',
            'Line 8, Name "' . str_repeat('A', 99) . '…": It is longer than 120 characters.',
            'Line 4, Phone "555-0188": Enter a 10-digit phone number, such as 913-555-0142.',
            'Line 5, Email "ada at example": Enter a valid email address.',
            'Line 6, ZIP Codes "66012 6601 66018-66012": Enter 5-digit ZIP codes, or ranges of up to 500 such as 66012-66018. Not valid: 6601, 66018-66012.',
            'Line 7, ZIP Codes "66012 66010-66015": These are listed twice: 66012.',
        ], self::faults($run));
        $run = $this->import('salesmen', "name,branch,permalink,place,picture\nAda,1,Not A Link,,\nAda,1,ada,1000,\nAda,1,ada-b,1,/etc/passwd\n", true);
        self::assertSame([
            'Line 2, permalink "Not A Link": Use lowercase letters, digits and hyphens in a permalink, such as marisol-vega.',
            'Line 3, place "1000": Enter a value from 1 to 999.',
            'Line 4, picture "/etc/passwd": Enter a path inside the pictures folder.',
        ], self::faults($run));
        $run = $this->import('salesmen', "name,branch,zips\nMarisol Vega,Easton,66012\nNobody Yet,Easton,\n", true);
        self::assertSame([1, 1], array_map($run->count(...), ['new', 'changed']));
        self::assertStringStartsWith('Marisol Vega: Branch Bonner Springs → Easton, ZIP codes 66012, 66101-66106', $run->samples['changed'][0] ?? '');
        self::assertSame($before, $this->everything());
    }

    private function salesman(string $slug): Salesman
    {
        return $this->modules()->branches->salesmen()->bySlug($slug) ?? self::fail("$slug is not there.");
    }
}
