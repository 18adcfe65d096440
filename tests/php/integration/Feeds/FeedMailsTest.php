<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Feeds;

use Coleman\Api\Feeds\RunState;
use Coleman\Api\Support\Json;

final class FeedMailsTest extends FeedTestCase
{
    public function testAHeldFeedIsToldOnceWithWhatItWouldChange(): void
    {
        $this->import($this->csv(60));
        $run = $this->import($this->csv(30, '2.00'));
        self::assertSame(RunState::Held, $run->state);
        self::assertSame(['feed-held'], $this->told());
        $mail = $this->modules()->foundation->connection()->row("SELECT recipient, payload FROM {outbox} WHERE kind = 'feed-held'") ?? [];
        self::assertSame(get_option('admin_email'), $mail['recipient']);
        $letter = $this->modules()->mail->templates()->write('feed-held', Json::decode((string) $mail['payload']));
        $text = (string) wp_json_encode($letter, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE);
        foreach (['30 of 60 would be removed. 30 prices would change by more than 20%.', 'feed.csv', 'FT-1: Price $1.00 → $2.00', "admin.php?page=coleman-feeds&run={$run->id}"] as $fact) {
            self::assertStringContainsString($fact, $text);
        }
        // Looking at it again, deciding and doing it tells nothing more.
        $feeds = $this->modules()->feeds->service();
        $feeds->resume($run);
        self::assertSame(RunState::Applied, $feeds->resume($feeds->decide($run, true))->state);
        self::assertSame(['feed-held'], $this->told());
    }

    public function testAFeedThatFailedIsToldAndADryRunIsNot(): void
    {
        $feeds = $this->modules()->feeds->service();
        self::assertSame(RunState::Failed, $feeds->resume($this->bring("number,colour\nFT-1,red\n", false, '', true))->state);
        self::assertSame([], $this->told());
        self::assertSame(RunState::Failed, $feeds->resume($this->bring("number,colour\nFT-1,red\n", false))->state);
        self::assertSame(['feed-failed'], $this->told());
    }

    public function testBadRowsAreToldWhereTheyAreNewOrMany(): void
    {
        $bad = "FT-900,Feed Test,,1\n";
        $this->import($this->csv(200) . $bad);
        self::assertSame(['feed-bad-rows'], $this->told(), 'the first time');
        $this->import($this->csv(200) . $bad);
        self::assertCount(1, $this->told(), 'the same few again');
        $this->import($this->csv(200) . $bad . str_replace('900', '901', $bad) . str_replace('900', '902', $bad));
        self::assertCount(2, $this->told(), 'more than 1 %');
        $this->import($this->csv(200));
        self::assertCount(2, $this->told(), 'none');
        $this->import($this->csv(200) . $bad);
        self::assertCount(3, $this->told(), 'few after none');
    }

    public function testANewMakerIsToldOnceWhereTheFeedHasBroughtOthers(): void
    {
        $this->import($this->csv(3));
        self::assertSame([], $this->told(), 'whoever sends the first file knows its makers');
        $new = str_replace(['FT-', 'Feed Test'], ['FX-', 'Feed Tset'], $this->csv(2));
        try {
            $this->import($new, false);
            self::assertSame(['feed-bad-rows'], $this->told());
            $mail = $this->modules()->foundation->connection()->row("SELECT payload FROM {outbox} WHERE kind = 'feed-bad-rows'") ?? [];
            $text = (string) wp_json_encode($this->modules()->mail->templates()->write('feed-bad-rows', Json::decode((string) $mail['payload'])), JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE);
            foreach (['A feed brought new makers.', 'Feed Tset (2 items). Did you mean Feed Test?'] as $fact) {
                self::assertStringContainsString($fact, $text);
            }
            $this->import($new, false);
            self::assertCount(1, $this->told());
        } finally {
            $this->modules()->foundation->connection()->execute("DELETE FROM {parts} WHERE vendor_name = 'Feed Tset'");
        }
    }

    /** @return list<string> kinds of the mails about feeds */
    private function told(): array
    {
        return array_map(static fn (array $row): string => (string) $row['kind'], $this->modules()->foundation->connection()->rows("SELECT kind FROM {outbox} WHERE kind LIKE 'feed-%' ORDER BY id"));
    }
}
