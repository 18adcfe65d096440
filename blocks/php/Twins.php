<?php

declare(strict_types=1);

namespace Coleman\Blocks;

/** The PHP twins of the React components: one closure a file, read once. */
final class Twins
{
    /** @var array<string, \Closure(array<string, mixed>): Markup> */
    private static array $read = [];

    /** @return \Closure(array<string, mixed>): Markup */
    public static function block(string $name): \Closure
    {
        return self::file(dirname(__DIR__) . '/blocks/' . $name . '/' . $name . '.php');
    }

    /**
     * A piece of one block, which has become too long for one file: `Twins::part('cart', 'cart-line')`.
     *
     * @return \Closure(array<string, mixed>): Markup
     */
    public static function part(string $block, string $piece): \Closure
    {
        return self::file(dirname(__DIR__) . '/blocks/' . $block . '/' . $piece . '.php');
    }

    /**
     * A piece that several blocks share: `Twins::ui('price')`.
     *
     * @return \Closure(array<string, mixed>): Markup
     */
    public static function ui(string $name): \Closure
    {
        return self::file(dirname(__DIR__) . '/ui/' . $name . '/' . $name . '.php');
    }

    /**
     * A piece of a form, of src/forms: `Twins::form('field')`.
     *
     * @return \Closure(array<string, mixed>): Markup
     */
    public static function form(string $name): \Closure
    {
        return self::file(dirname(__DIR__) . '/forms/' . $name . '/' . $name . '.php');
    }

    /**
     * The props of one state of a block's fixtures.
     *
     * @return array<string, mixed>
     */
    public static function fixture(string $name, string $state): array
    {
        /** @var array<string, array<string, mixed>> $fixtures */
        $fixtures = wp_json_file_decode(dirname(__DIR__) . '/blocks/' . $name . '/fixtures.json', ['associative' => true]);

        return $fixtures[$state];
    }

    /** @return \Closure(array<string, mixed>): Markup */
    private static function file(string $path): \Closure
    {
        if (!isset(self::$read[$path])) {
            $twin = is_file($path) ? require $path : null;
            if (!$twin instanceof \Closure) {
                throw new \LogicException(sprintf('%s must return a closure (array $props): Markup.', $path));
            }
            /** @var \Closure(array<string, mixed>): Markup $twin */
            self::$read[$path] = $twin;
        }

        return self::$read[$path];
    }
}
