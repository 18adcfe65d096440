<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Mail;

use Coleman\Tests\Integration\TestCase;

/** On a site in Spanish a mail to a customer has no sentence of ours in English. */
final class LanguageTest extends TestCase
{
    private const LANGUAGE = 'es_US';

    /** @var list<array{string, string}> in English and in Spanish */
    private array $sentences = [];

    private string $made = '';

    protected function setUp(): void
    {
        parent::setUp();
        wp_set_current_user(1);
        require_once ABSPATH . WPINC . '/pomo/po.php';
        $file = new \PO();
        self::assertTrue($file->import_from_file(dirname(__DIR__, 4) . '/plugin-coleman-api/languages/coleman-es_US.po'));
        foreach ($file->entries as $entry) {
            foreach ([$entry->singular, ...($entry->is_plural ? [$entry->plural] : [])] as $form => $english) {
                $this->sentences[] = [(string) $english, (string) ($entry->translations[$form] ?? '')];
            }
        }
        // Without a build there is no file that WordPress reads: it is made of the one that is committed.
        $this->made = sys_get_temp_dir() . '/coleman-' . bin2hex(random_bytes(6)) . '.mo';
        $mo = new \MO();
        $mo->entries = $file->entries;
        $mo->headers = $file->headers;
        $mo->export_to_file($this->made);
        add_filter('locale', [self::class, 'language']);
        \WP_Translation_Controller::get_instance()->set_locale(self::LANGUAGE);
        self::assertTrue(load_textdomain('coleman', $this->made, self::LANGUAGE));
    }

    protected function tearDown(): void
    {
        remove_filter('locale', [self::class, 'language']);
        unload_textdomain('coleman');
        unlink($this->made);
        \WP_Translation_Controller::get_instance()->set_locale('en_US');
        parent::tearDown();
    }

    public static function language(): string
    {
        return self::LANGUAGE;
    }

    public function testNoLetterToACustomerIsInEnglish(): void
    {
        self::assertGreaterThan(500, count($this->sentences));
        $kinds = array_filter($this->modules()->mail->templates()->kinds(), fn (string $kind): bool => null !== $this->modules()->mail->templates()->worded($kind));
        self::assertGreaterThan(20, count($kinds));
        foreach ($kinds as $kind) {
            $letter = $this->body($this->call('GET', "/desk/letters/$kind"))['results'];
            self::assertIsArray($letter);
            self::assertIsString($letter['text']);
            self::assertIsString($letter['subject']);
            self::assertSame([], $this->englishIn($letter['subject'] . "\n" . $letter['text']), $kind);
        }
    }

    /** @return list<string> pieces of our English sentences that Spanish has other words for */
    private function englishIn(string $text): array
    {
        $found = [];
        foreach ($this->sentences as [$english, $spanish]) {
            $pieces = array_map(trim(...), preg_split('/%(?:\d\$)?[sd]/', $english) ?: []);
            usort($pieces, static fn (string $one, string $other): int => strlen($other) <=> strlen($one));
            $isTelling = str_word_count($pieces[0]) > 2;
            if ($isTelling && !str_contains($spanish, $pieces[0]) && str_contains($text, $pieces[0])) {
                $found[] = $pieces[0];
            }
        }

        return $found;
    }
}
