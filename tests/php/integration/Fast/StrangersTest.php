<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Fast;

use Coleman\Api\Fast\FastNote;
use Coleman\Api\Fast\FastRequest;
use Coleman\Api\Fast\FastSwitch;
use Coleman\Api\Fast\Strangers;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\Route;
use Coleman\Tests\FixedClock;
use Coleman\Tests\Integration\TestCase;

/** @group any-database */
final class StrangersTest extends TestCase
{
    public function __invoke(): void
    {
    }

    public function __call(string $name, mixed $arguments): mixed
    {
        return $name;
    }

    protected function tearDown(): void
    {
        delete_option(FastNote::OPTION);
        parent::tearDown();
    }

    public function testWordPressAndWeAreInNobodysWay(): void
    {
        $this->modules()->rest->server()->register();
        self::assertSame([], array_diff_key($this->inTheWay(), array_flip(self::ofDevelopment())));
    }

    /** @dataProvider callbacks */
    public function testACallbackIsInTheWayHoweverItIsWritten(mixed $callback, string $owner): void
    {
        $before = array_keys($this->inTheWay());
        self::assertIsCallable($callback);
        add_filter('rest_pre_dispatch', $callback);
        try {
            $found = $this->inTheWay();
        } finally {
            remove_filter('rest_pre_dispatch', $callback);
        }
        self::assertSame([$owner => ['rest_pre_dispatch']], array_diff_key($found, array_flip($before)));
    }

    /** @return array<string, array{mixed, string}> */
    public static function callbacks(): array
    {
        $test = new self();

        return [
            'a closure' => [static fn (mixed $value): mixed => $value, __FILE__],
            'a static method' => [[self::class, 'pass'], __FILE__],
            'a static method as a text' => [self::class . '::pass', __FILE__],
            'a method' => [[$test, 'passOn'], __FILE__],
            'an object' => [$test, __FILE__],
            'a method that there is not' => [[$test, 'magic'], __FILE__],
            'a function of PHP' => ['strtolower', 'an unknown plugin'],
            'a helper of WordPress' => ['__return_null', 'an unknown plugin'],
        ];
    }

    public static function pass(mixed $value): mixed
    {
        return $value;
    }

    public function passOn(mixed $value): mixed
    {
        return $value;
    }

    public function testOnlyHooksThatMatterCount(): void
    {
        $callback = static fn (mixed $value): mixed => $value;
        $before = $this->inTheWay();
        foreach (['wp_head', 'save_post', 'restore_something', 'admin_init'] as $hook) {
            add_filter($hook, $callback);
        }
        self::assertSame($before, $this->inTheWay());
        foreach (['coleman_part_price', 'init', 'rest_post_dispatch'] as $hook) {
            add_filter($hook, $callback);
        }
        self::assertEqualsCanonicalizing(['coleman_part_price', 'init', 'rest_post_dispatch'], $this->inTheWay()[__FILE__]);
        self::assertArrayNotHasKey(__FILE__, Strangers::ofSite()->inTheWay([__FILE__]));
        foreach (['wp_head', 'save_post', 'restore_something', 'admin_init', 'coleman_part_price', 'init', 'rest_post_dispatch'] as $hook) {
            remove_filter($hook, $callback);
        }
    }

    public function testWhatWasFoundHoldsForTenMinutesAndForTheSamePlugins(): void
    {
        $clock = new FixedClock('2026-03-02 12:00:00');
        $note = new FastNote($clock, $this->modules()->foundation->folder);
        self::assertFalse($note->isFree());
        self::assertNull($note->inTheWay());
        $note->take('of another set of plugins', self::ofDevelopment());
        self::assertNull($note->inTheWay());
        $note->take($note->key(), [...self::ofDevelopment(), __FILE__]);
        self::assertSame([], $note->inTheWay());
        self::assertTrue($note->isFree());
        $clock->advance(599);
        self::assertTrue($note->isFree());
        $prefix = static fn (): string => 'calls';
        add_filter('rest_url_prefix', $prefix);
        self::assertFalse($note->isFree());
        remove_filter('rest_url_prefix', $prefix);
        self::assertTrue($note->isFree());
        $clock->advance(1);
        self::assertFalse($note->isFree());

        $stranger = static fn (mixed $value): mixed => $value;
        add_filter('rest_post_dispatch', $stranger);
        $note->take($note->key(), self::ofDevelopment());
        remove_filter('rest_post_dispatch', $stranger);
        self::assertSame([__FILE__ => ['rest_post_dispatch']], $note->inTheWay());
        self::assertFalse($note->isFree());
    }

    public function testTheConstantSaysOnOffOrWhoDoesNotCount(): void
    {
        self::assertSame([true, false, []], self::of(FastSwitch::from(false)));
        self::assertSame([false, true, []], self::of(FastSwitch::from(true)));
        self::assertSame([false, false, []], self::of(FastSwitch::from('')));
        self::assertSame([false, false, ['akismet', 'chat']], self::of(FastSwitch::from(' akismet, chat ,')));
        self::assertSame([false, false, []], self::of(FastSwitch::from(7)));
    }

    public function testEveryFastPathIsARouteThatAnyoneMayCall(): void
    {
        foreach (FastRequest::PATHS as $method => $paths) {
            foreach ($paths as $path) {
                $routes = array_filter($this->modules()->rest->server()->routesAt('/' . Route::NAMESPACE . str_replace('\d+', '7', $path)), static fn (Route $route): bool => $route->takes($method));
                self::assertCount(1, $routes, "$method $path");
                $route = array_values($routes)[0];
                self::assertSame([Permission::Anyone, false, 0], [$route->permission, $route->isSigned, $route->fileBytes], $path);
            }
        }
    }

    /** @return array{bool, bool, list<string>} */
    private static function of(FastSwitch $switch): array
    {
        return [$switch->isOff, $switch->isForced, $switch->harmless];
    }

    /** @return list<string> what the site of the tests has beside the product */
    private static function ofDevelopment(): array
    {
        return ['coleman-language', 'coleman-mail', 'coleman-offline', 'coleman-part-stream', 'coleman-way'];
    }

    /** @return array<string, list<string>> */
    private function inTheWay(): array
    {
        return Strangers::ofSite()->inTheWay();
    }
}
