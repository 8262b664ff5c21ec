#!/usr/bin/python3
"""A WebKitGTK window without a toolbar, for WebKitWebDriver.

WebKit's own MiniBrowser keeps its viewport at 447 px or more, for its toolbar. This window takes any size. It also runs a
script before those of every page, which the driver has no command for.
"""
import argparse

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gdk, Gtk, WebKit2  # noqa: E402

options = argparse.ArgumentParser()
options.add_argument('--size', default='390x844')
options.add_argument('--script')
options = options.parse_known_args()[0]
width, height = (int(side) for side in options.size.split('x'))

# For prefers-reduced-motion.
Gtk.Settings.get_default().set_property('gtk-enable-animations', False)

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)


def open_view(session):
    settings = WebKit2.Settings()
    settings.set_enable_smooth_scrolling(False)
    scripts = WebKit2.UserContentManager()
    if options.script:
        with open(options.script, encoding='utf-8') as file:
            scripts.add_script(
                WebKit2.UserScript.new(
                    file.read(),
                    WebKit2.UserContentInjectedFrames.TOP_FRAME,
                    WebKit2.UserScriptInjectionTime.START,
                    None,
                    None,
                )
            )
    view = WebKit2.WebView(
        web_context=context,
        user_content_manager=scripts,
        settings=settings,
        is_controlled_by_automation=True,
    )
    view.set_size_request(width, height)
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(width, height)
    window.add(view)
    window.show_all()
    window.move(0, 0)
    # There is no window manager to give it the focus.
    window.get_window().focus(Gdk.CURRENT_TIME)
    return view


def start(_, session):
    info = WebKit2.ApplicationInfo()
    info.set_name('webkit-view')
    info.set_version(
        WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version()
    )
    session.set_application_info(info)
    session.connect('create-web-view', open_view)


context.connect('automation-started', start)
Gtk.main()
