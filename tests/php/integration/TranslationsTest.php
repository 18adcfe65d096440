<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration;

use Coleman\Api\Support\Translations;

/** Both homes of the text domain are read: a second file adds to the first. */
final class TranslationsTest extends TestCase
{
    /** @var list<string> */
    private array $folders = [];

    public function testEachHomeAddsItsOwnSentences(): void
    {
        add_filter('locale', [self::class, 'spanish']);
        $this->home('Cart', 'Carrito');
        $this->home('Log Out', 'Salir');

        self::assertSame('Carrito', __('Cart', 'coleman'));
        self::assertSame('Salir', __('Log Out', 'coleman'));
    }

    public static function spanish(): string
    {
        return 'es_ES';
    }

    protected function tearDown(): void
    {
        remove_filter('locale', [self::class, 'spanish']);
        unload_textdomain('coleman');
        foreach ($this->folders as $folder) {
            array_map('unlink', glob($folder . '/languages/*') ?: []);
            rmdir($folder . '/languages');
            rmdir($folder);
        }
        parent::tearDown();
    }

    private function home(string $from, string $to): void
    {
        $folder = sys_get_temp_dir() . '/coleman-' . bin2hex(random_bytes(6));
        mkdir($folder . '/languages', 0777, true);
        $this->folders[] = $folder;
        require_once ABSPATH . WPINC . '/pomo/mo.php';
        $file = new \MO();
        $file->add_entry(['singular' => $from, 'translations' => [$to]]);
        $file->export_to_file($folder . '/languages/coleman-es_ES.mo');
        Translations::load($folder);
    }
}
